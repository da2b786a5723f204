const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** What the framework would tell its own router of the page: three small scripts around the module script. Ours asks for none of it. */
const CONTEXT_SCRIPT = /<script>(window\.__reactRouterContext[\s\S]*?)<\/script>/g;
const CONTEXT_SCRIPT_COUNT = 3;
const MANIFEST_IMPORT = /import "([^"]+)";/;
const ROUTE_IMPORT = /import \* as (route\d+) from "([^"]+)";/g;
const ROUTE_MODULES = /window\.__reactRouterRouteModules = (\{[\s\S]*?\});/;
const ENTRY_IMPORT = /import\("([^"]+)"\);?\s*$/;
/** The large files (vite.config.ts), evaluated one by one so that a slow phone stays able to answer a touch. */
const STAGES = [/\/react-[^/]+\.js$/, /\/shared-[^/]+\.js$/, /\/shell-[^/]+\.js$/];
/** How many files are asked for in one go: to ask for all of a page's twenty-five took a slow phone 100 ms. */
const FILES_AT_ONCE = 8;

/**
 * Makes a page's scripts wait until the page has been painted or the visitor first touches it, so that they never compete with what
 * is to be seen (docs/decisions/007-deferred-entry.md). The framework's scripts run and import at once; here one small starter does
 * the same later, and the page holds no other script.
 *
 * @param html a prerendered page
 * @throws Error when the framework's scripts are not of the known form, so that an upgrade cannot pass unseen
 */
export function deferEntry(html: string): string {
  const preloads = [...html.matchAll(MODULE_PRELOAD)].map((match) => match[1] ?? '');
  const contexts = [...html.matchAll(CONTEXT_SCRIPT)];
  const script = MODULE_SCRIPT.exec(html)?.[1];
  const manifest = script && MANIFEST_IMPORT.exec(script)?.[1];
  const names = script && ROUTE_MODULES.exec(script)?.[1];
  const entry = script && ENTRY_IMPORT.exec(script)?.[1];
  if (!script || !manifest || !names || !entry || contexts.length !== CONTEXT_SCRIPT_COUNT) {
    throw new Error('the framework writes its scripts in another form: mend defer-entry.ts');
  }
  const routes = [...script.matchAll(ROUTE_IMPORT)].map(([, name = '', file = '']) => ({
    name,
    file,
  }));
  const stages = STAGES.flatMap((stage) => preloads.find((file) => stage.test(file)) ?? []);
  const starter = starterScript({
    stages,
    manifest,
    routes,
    names,
    entry,
    preloads,
  });
  return html
    .replaceAll(MODULE_PRELOAD, '')
    .replaceAll(CONTEXT_SCRIPT, '')
    .replace(MODULE_SCRIPT, () => `<script>${starter}</script>`);
}

interface StarterParts {
  /** Files that are evaluated one by one, with a breath between them. */
  stages: string[];
  manifest: string;
  routes: { name: string; file: string }[];
  /** An object literal: route id → the variable that holds the route's module. */
  names: string;
  entry: string;
  /** All files that the framework would preload: what the others import too, so that nothing is found only when they have arrived. */
  preloads: string[];
}

/**
 * The starter. A click on something that only works once the page is alive (`data-replay`) is kept, and made again
 * by app/root.tsx, and a form with such a button (Enter clicks it too) does not load the page anew meanwhile; a skip link does what it does
 * on the page that is alive (app/shell/skip-links.tsx), since the browser's own jump would put its name in the place of an appointment's key; whether a page of ours frames this one, and by which names its address asks for a part of it (docs/decisions/157-what-an-address-asks-for.md) and that it has an end, is written on it before the first paint; an Escape is kept too, for the dialog around a framed page (app/features/embed/framed-page.ts). A start that fails for want of a connection is tried again at the next touch.
 */
function starterScript(parts: StarterParts): string {
  const { stages, manifest, routes, names, entry, preloads } = parts;
  const imports = [manifest, ...routes.map((route) => route.file)];
  const files = [...new Set([...stages, ...imports, entry, ...preloads])];
  const variables = ['', ...routes.map((route) => route.name)].join(',');
  return `(()=>{
const root=document.documentElement;
if(parent!==window)root.dataset.framed="";
if(location.search)root.dataset.asked=[...new URLSearchParams(location.search).keys()].join(" ");
if(location.hash)root.dataset.linked="";
const breathe=()=>new Promise(resolve=>setTimeout(resolve));
let isStarted=false;
const start=async()=>{
if(isStarted)return;
isStarted=true;
try{
for(const [index,href] of ${JSON.stringify(files)}.entries()){if(index%${FILES_AT_ONCE}===${FILES_AT_ONCE - 1})await breathe();const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
for(const file of ${JSON.stringify(stages)}){await breathe();await import(file)}
const [${variables}]=await Promise.all(${JSON.stringify(imports)}.map(file=>import(file)));
await breathe();
window.__reactRouterRouteModules=${names};
await import("${entry}")
}catch{isStarted=false}
};
const keep=event=>{
if("alive"in root.dataset)return removeEventListener("click",keep,true);
if(!(event.target instanceof Element))return;
const skip=event.target.closest(".skip-links a"),place=skip&&document.getElementById(skip.hash.slice(1));
if(place){
event.preventDefault();
place.tabIndex=-1;
place.focus({preventScroll:true});
place.scrollIntoView();
return
}
const target=event.target.closest("[data-replay]");
if(!target)return;
window.clickToReplay=target;
if(target.form&&target.type==="submit")event.preventDefault()
};
addEventListener("click",keep,true);
addEventListener("keydown",event=>{if(event.key==="Escape"&&!event.isComposing&&!("alive"in root.dataset))window.wasEscaped=true});
for(const touch of ["pointerdown","keydown","touchstart"])addEventListener(touch,start,{passive:true});
const idle=window.requestIdleCallback??setTimeout;
const startWhenIdle=()=>idle(start,{timeout:1000});
const startAfterPaint=()=>{
if(!window.PerformancePaintTiming)return startWhenIdle();
new PerformanceObserver((list,observer)=>{
if(list.getEntriesByName("first-contentful-paint").length===0)return;
observer.disconnect();
startWhenIdle()
}).observe({type:"paint",buffered:true})
};
if(document.readyState==="complete")startAfterPaint();else addEventListener("load",startAfterPaint)
})()`;
}
