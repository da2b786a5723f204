const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const MANIFEST_IMPORT = /import "([^"]+)";/;
const ROUTE_IMPORT = /import \* as (route\d+) from "([^"]+)";/g;
const ROUTE_MODULES = /window\.__reactRouterRouteModules = (\{[\s\S]*?\});/;
const ENTRY_IMPORT = /import\("([^"]+)"\);?\s*$/;

/**
 * Makes a page's scripts wait until the page has loaded or the visitor first touches it, so that they never compete with what is
 * to be seen (docs/decisions/007-deferred-entry.md). The framework's module script imports its modules at once; here the same
 * imports are made by a small starter, and the page's `modulepreload` links are added only then.
 *
 * @param html a prerendered page
 * @throws Error when the framework's script is not of the known form, so that an upgrade cannot pass unseen
 */
export function deferEntry(html: string): string {
  const preloads = [...html.matchAll(MODULE_PRELOAD)].map((match) => match[1]);
  const script = MODULE_SCRIPT.exec(html)?.[1];
  const manifest = script && MANIFEST_IMPORT.exec(script)?.[1];
  const names = script && ROUTE_MODULES.exec(script)?.[1];
  const entry = script && ENTRY_IMPORT.exec(script)?.[1];
  if (!script || !manifest || !names || !entry) {
    throw new Error('the framework writes its module script in another form: mend defer-entry.ts');
  }
  const routes = [...script.matchAll(ROUTE_IMPORT)].map(([, name, file]) => ({ name, file }));
  const starter = starterScript({ preloads, manifest, routes, names, entry });
  return html
    .replaceAll(MODULE_PRELOAD, '')
    .replace(MODULE_SCRIPT, () => `<script>${starter}</script>`);
}

interface StarterParts {
  preloads: (string | undefined)[];
  manifest: string;
  routes: { name: string | undefined; file: string | undefined }[];
  /** An object literal: route id → the variable that holds the route's module. */
  names: string;
  entry: string;
}

/**
 * The starter. A click on something that only works once the page is alive (`data-replay`) is kept, and made again
 * by app/root.tsx.
 */
function starterScript({ preloads, manifest, routes, names, entry }: StarterParts): string {
  const files = JSON.stringify([manifest, ...routes.map((route) => route.file)]);
  const variables = ['', ...routes.map((route) => route.name)].join(',');
  return `(()=>{
const root=document.documentElement,events=["pointerdown","keydown","touchstart"];
let isStarted=false;
const start=()=>{
if(isStarted)return;
isStarted=true;
for(const href of ${JSON.stringify(preloads)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
Promise.all(${files}.map(file=>import(file))).then(([${variables}])=>{window.__reactRouterRouteModules=${names};return import("${entry}")}).catch(()=>{isStarted=false})
};
const keep=event=>{
if("alive"in root.dataset)return removeEventListener("click",keep,true);
const target=event.target instanceof Element&&event.target.closest("[data-replay]");
if(target)window.clickToReplay=target
};
addEventListener("click",keep,true);
for(const event of events)addEventListener(event,start,{once:true,passive:true});
if(document.readyState==="complete")start();else addEventListener("load",()=>setTimeout(start))
})()`;
}
