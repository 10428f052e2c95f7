extension ReportPage {
  /// The page's looks: the reader's own light or dark, and a table that scrolls within itself.
  static let style = """
    :root{color-scheme:light dark;--ink:#1d2420;--soft:#5a645e;--paper:#fbfbf9;--card:#fff;
    --line:#d9ddd8;--mint:#0b7a55;--tint:11 122 85;--onmint:#fff}
    @media (prefers-color-scheme:dark){:root{--ink:#e8ece8;--soft:#a3ada6;--paper:#141816;
    --card:#1b201d;--line:#333b36;--mint:#5fd0a3;--tint:95 208 163;--onmint:#0c1511}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);
    font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
    header,main{max-width:76rem;margin:0 auto;padding:0 1rem}
    header{padding-top:1.5rem}
    h1{font-size:1.7rem;line-height:1.2;margin:0 0 .4rem}
    h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
    h3{display:inline;font-size:1rem;margin:0}
    p{max-width:46rem;margin:.4rem 0 .8rem;color:var(--soft)}
    a{color:var(--mint)}
    nav a{display:inline-block;padding:.35rem .9rem .35rem 0}
    .skip{position:absolute;left:-99rem}
    .skip:focus{left:1rem;top:.5rem;background:var(--card);padding:.5rem}
    :focus-visible{outline:3px solid var(--mint);outline-offset:2px}
    .scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
    table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
    th,td{padding:.35rem .6rem;text-align:start;vertical-align:top;
    border-bottom:1px solid var(--line)}
    tbody tr:last-child>*{border-bottom:0}
    thead th{color:var(--soft);font-weight:600;white-space:nowrap}
    tbody th{font-weight:600}
    .map th[scope=row],.list th[scope=row]{position:sticky;left:0;background:var(--card);
    white-space:nowrap}
    .map thead th:first-child,.list thead th:first-child{position:sticky;left:0;
    background:var(--card);z-index:1}
    .map th,.map td{text-align:center;vertical-align:middle;padding:.2rem;white-space:nowrap}
    .map th[scope=row],.map thead th:first-child{text-align:end;padding:.2rem .6rem}
    .map button{width:100%;min-width:3rem;min-height:2.1rem;border:2px solid transparent;
    border-radius:.3rem;font:inherit;color:var(--ink);cursor:pointer;
    background:rgb(var(--tint)/calc(var(--share)*.7))}
    .map button:hover{border-color:var(--mint)}
    .map button[aria-pressed=true]{border-color:var(--ink);font-weight:700}
    .list td{white-space:nowrap}
    .filters{display:flex;flex-wrap:wrap;gap:.6rem 1rem;align-items:end;margin:.8rem 0}
    .filters label{display:flex;flex-direction:column;font-size:.85rem;color:var(--soft)}
    input,select,.filters button,#more{font:inherit;padding:.45rem .6rem;min-height:2.5rem;
    border:1px solid var(--line);border-radius:.4rem;background:var(--card);color:var(--ink)}
    input{width:16rem;max-width:100%}
    .filters button,#more{cursor:pointer}
    #more{margin:.8rem 0}
    [hidden]{display:none!important}
    .columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,21rem),1fr));
    gap:1.5rem;align-items:start}
    caption{text-align:start;font-weight:600;padding:.3rem 0}
    .number{text-align:end;white-space:nowrap}
    .sizes th,.sizes td{padding:.15rem .5rem .15rem 0}
    .sizes thead th:nth-child(n+2){text-align:end}
    .bar{width:30%}
    .bar span{display:block;height:.6rem;margin-top:.45rem;background:var(--mint);
    border-radius:.2rem;min-width:1px}
    details{margin:.6rem 0}
    summary{cursor:pointer;padding:.4rem 0}
    details td{min-width:5rem}
    .lines{white-space:nowrap}
    code{font:inherit;font-weight:600;white-space:nowrap}
    @media (max-width:40rem){h1{font-size:1.35rem}input{width:100%}.filters label{width:100%}
    th,td{padding:.35rem .45rem}.map button{min-width:2.6rem}}
    @media print{.filters,#more,nav{display:none}}
    """
}
