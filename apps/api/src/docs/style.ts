/** How the reference page looks: from 'self' like everything else, in light and in dark. */
export const style = `
:root { color-scheme: light dark; --ink: #241c15; --paper: #fbf8f2; --soft: #6b5d4f; --line: #d9cfc1;
  --link: #8a2f14; --code: #f1eadd; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe7db; --paper: #1a1613; --soft: #b5a696; --line: #43392f; --link: #f0a184; --code: #2a241e; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; color: var(--ink); background: var(--paper); font: 1rem/1.55 system-ui, sans-serif; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .75rem; z-index: 1; }
header { padding: 1rem; border-bottom: 1px solid var(--line); }
.home { margin: 0 0 .5rem; font-weight: 700; font-size: 1.25rem; }
.home a { display: inline-block; min-height: 2.75rem; min-width: 2.75rem; line-height: 2.75rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav > ul { display: flex; flex-wrap: wrap; gap: 0 1rem; text-transform: capitalize; }
nav ul ul { display: none; text-transform: none; padding-left: .75rem; }
nav a { display: inline-block; min-height: 2.75rem; line-height: 2.75rem; min-width: 2.75rem; text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { padding: 1rem; max-width: 60rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: .5rem 0 1rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 .5rem; text-transform: capitalize; border-bottom: 2px solid var(--line); }
main > h2 { font-size: 1.2rem; margin: 1.75rem 0 .25rem; border: 0; text-transform: none; }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p, ul, dl { margin: .5rem 0; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, 'Cascadia Code', Menlo, monospace; font-size: .9em; }
code { background: var(--code); border-radius: .25rem; padding: .05em .3em; }
pre { background: var(--code); border-radius: .4rem; padding: .75rem; overflow: auto; max-height: 26rem; }
pre code { background: none; padding: 0; }
small { color: var(--soft); font-size: .85em; }
details.operation, details.schema { border: 1px solid var(--line); border-radius: .4rem; margin: .5rem 0; }
summary { cursor: pointer; padding: .6rem .75rem; min-height: 2.75rem; overflow-wrap: anywhere; }
.inside { scroll-margin-top: 4.5rem; padding: 0 .9rem .75rem; border-top: 1px solid var(--line); }
.method { display: inline-block; min-width: 4.2em; text-align: center; font: 700 .75rem/1.6 ui-monospace, monospace;
  border: 1px solid currentColor; border-radius: .25rem; margin-right: .4rem; }
.path { background: none; font-weight: 600; }
.says { color: var(--soft); margin-left: .4rem; }
.plain { list-style: none; padding: 0; }
dl > div { border-top: 1px solid var(--line); padding: .4rem 0; }
dd { margin: 0 0 0 1rem; }
dd p { margin: .15rem 0; color: var(--soft); }
dd .kind { color: var(--ink); }
dd dl { border-left: 3px solid var(--line); padding-left: .75rem; }
#all-schemas { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: .4rem; }
#all-schemas > details { margin: 0; }
#all-schemas > details[open] { grid-column: 1 / -1; }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 17rem minmax(0, 1fr); }
  header { border: 0; border-right: 1px solid var(--line); height: 100vh; position: sticky; top: 0; overflow: auto; }
  nav > ul { display: block; }
  nav ul ul { display: block; }
  nav > ul > li { margin-bottom: .75rem; }
  nav a, .home a { min-height: 0; line-height: 1.7; }
  main { padding: 2rem 3rem; }
  dl > div { display: grid; grid-template-columns: minmax(9rem, 1fr) 3fr; gap: 1rem; }
  dd dl > div { display: block; }
  dd { margin: 0; }
}
`;
