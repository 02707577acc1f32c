/** The style of the lab's page: light or dark as on the device, from phones to wide screens. */
export const pageStyle = `
:root { color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #14171c); --ink: light-dark(#1d2129, #e8e6e1); --soft: light-dark(#565d69, #a9b0bc);
  --line: light-dark(#d9d5cb, #363c47); --card: light-dark(#ffffff, #1c2027); --link: light-dark(#0b5394, #8ec5ff);
  --bar: light-dark(#8fb3d9, #3d6690); --dot: light-dark(#12406b, #cfe6ff); --goal: light-dark(#dcefdc, #1f3a2a);
  --holds: light-dark(#1a6b35, #86d9a0); --fails: light-dark(#a3161b, #ff9d97); --open: light-dark(#7a5200, #f2c871); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 66rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.8rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.4rem; margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 2px solid var(--line); }
h3 { font-size: 1.1rem; margin: 1.8rem 0 .3rem; }
p { max-width: 46rem; margin: .4rem 0; }
a { color: var(--link); }
small, .note, caption { color: var(--soft); }
summary { cursor: pointer; padding: .4rem 0; font-weight: 600; }
table { border-collapse: collapse; width: 100%; margin: .6rem 0; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-size: .85rem; padding: .2rem 0; }
th { text-align: left; font-weight: 500; }
thead th { font-size: .85rem; color: var(--soft); }
.bars tbody tr { border-top: 1px solid var(--line); }
.bars th[scope=row] { width: 28%; padding: .25rem .75rem .25rem 0; }
.bars .chart { width: 34%; padding: 0; }
.bars td { padding: .25rem 0 .25rem .75rem; vertical-align: middle; }
.bars td.chart, .bars th:nth-child(2) { padding: 0; }
.bars svg { display: block; overflow: visible; }
.bars thead th:nth-child(3), .bars thead th:nth-child(4) { padding-left: .75rem; }
.bars .measured, .bars .verdict { white-space: nowrap; }
.scale { display: flex; justify-content: space-between; font-weight: 400; }
.goal { fill: var(--goal); } .bar { fill: var(--bar); } .reach { fill: var(--dot); }
.end { stroke: var(--dot); stroke-width: 2; } .value { fill: var(--dot); stroke: var(--paper); }
.zero { stroke: var(--soft); }
.mark { font-weight: 600; white-space: nowrap; }
.mark.holds { color: var(--holds); } .mark.fails { color: var(--fails); } .mark.open { color: var(--open); }
.targets { list-style: none; padding: 0; display: grid; gap: .7rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 28rem), 1fr)); }
.targets > li { background: var(--card); border: 1px solid var(--line); border-left: .4rem solid; border-radius: .4rem; padding: .5rem .8rem; }
.targets > li.holds { border-left-color: var(--holds); } .targets > li.fails { border-left-color: var(--fails); }
.targets > li.open { border-left-color: var(--open); }
.targets ul { margin: .3rem 0; padding-left: 0; list-style: none; font-size: .9rem; }
.scroll { overflow-x: auto; }
.matrix { table-layout: fixed; min-width: 52rem; }
.matrix th, .matrix td { border: 1px solid var(--line); padding: .3rem .25rem; text-align: center; font-size: .85rem; }
.matrix td b, .matrix td small { display: block; }
.matrix .mark .word { font-size: .75rem; font-weight: 400; }
.matrix .fails { background: color-mix(in srgb, var(--fails) 14%, transparent); }
.matrix .open { background: color-mix(in srgb, var(--open) 10%, transparent); }
.matrix .mark { background: none; }
.matrix .none { color: var(--soft); }
.plain { width: auto; } .plain th, .plain td { padding: .1rem 1.5rem .1rem 0; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 45rem) {
  .bars thead tr { display: grid; grid-template-columns: 1fr; }
  .bars thead th:not(:nth-child(2)) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .bars tbody tr { display: grid; grid-template-columns: 1fr auto; padding: .5rem 0; }
  .bars tbody th, .bars tbody td { width: auto; padding: 0; }
  .bars th[scope=row], .bars .chart { grid-column: 1 / -1; width: auto; padding: 0; }
  .bars td.measured { padding: 0; }
  .bars .measured, .bars .verdict { white-space: normal; }
  .bars td.verdict { text-align: right; }
}
`;
