import { createHash } from 'node:crypto';
import { MEASURED_EVENTS } from '../../domain/measurement/measured-events.ts';
import type { Measurement } from '../../domain/measurement/measurement-settings.ts';
import { purposesOf, type Purpose } from '../../domain/measurement/purposes.ts';

/** Whom the room may load from and talk to for each purpose, as Google's page on content security policies lists them. */
const HOSTS: Readonly<Record<Purpose, { scripts: string[]; images: string[]; calls: string[] }>> = {
  measurement: {
    scripts: ['https://www.googletagmanager.com'],
    images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    calls: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
  advertising: {
    scripts: [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
    ],
    images: [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
    ],
    calls: [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
    ],
  },
};

/**
 * The page in a frame in which other companies' scripts run (docs/decisions/124-a-room-for-other-peoples-scripts.md): empty but for one script, which takes
 * what the visitor has agreed to from the page around it, and then pages and events of the table. It is framed without an origin, so it has no
 * cookies, no storage and no way to the page around it; its policy alone names other hosts, and only those of what is configured.
 *
 * @param siteUrl where pages are said to be, whatever host shows them
 */
export function measurementRoom(
  measurement: Measurement,
  siteUrl: string,
): { html: string; headers: Record<string, string> } {
  const script = roomScript(measurement, siteUrl);
  const hash = createHash('sha256').update(script).digest('base64');
  const purposes = purposesOf(measurement);
  const hosts = (kind: keyof (typeof HOSTS)[Purpose]) =>
    [...new Set(purposes.flatMap((purpose) => HOSTS[purpose][kind]))].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${hosts('scripts')}`,
    `img-src ${hosts('images')}`,
    `connect-src ${hosts('calls')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Also when it is opened by its address, without a frame: it is never a page of the site's origin.
    'sandbox allow-scripts',
  ];
  return {
    html: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Measurement</title><meta name="robots" content="noindex, nofollow"></head><body><script>${script}</script></body></html>`,
    headers: {
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    },
  };
}

/**
 * Consent Mode: everything is denied before anything is loaded, then what was granted is granted; advertising is never personalized. Page views and events
 * reach the tag manager by the data layer, with the parameters of the table; a conversion reaches Google Ads with nothing but its label.
 */
function roomScript({ tagManager, adsConversion }: Measurement, siteUrl: string): string {
  return `(()=>{
const EVENTS=${JSON.stringify(MEASURED_EVENTS)};
const CONTAINER=${JSON.stringify(tagManager?.id ?? null)};
const ADS=${JSON.stringify(adsConversion ?? null)};
const SITE=${JSON.stringify(siteUrl)};
const OWN=new URL(location.href).origin;
const HOST="https://www.googletagmanager.com";
const layer=window.dataLayer=[];
function gtag(){layer.push(arguments)}
const load=address=>{const script=document.createElement("script");script.async=true;script.src=address;document.head.append(script)};
let granted=null;
const start=purposes=>{
granted=purposes;
gtag("consent","default",{ad_storage:"denied",ad_user_data:"denied",ad_personalization:"denied",analytics_storage:"denied"});
const measurement=granted.includes("measurement")?"granted":"denied";
const advertising=granted.includes("advertising")?"granted":"denied";
gtag("consent","update",{ad_storage:advertising,ad_user_data:advertising,ad_personalization:"denied",analytics_storage:measurement});
gtag("set",{page_location:SITE+"/",page_referrer:"",allow_ad_personalization_signals:false});
if(CONTAINER&&measurement==="granted"){layer.push({"gtm.start":Date.now(),event:"gtm.js"});load(HOST+"/gtm.js?id="+CONTAINER)}
if(ADS&&advertising==="granted"){gtag("js",new Date());gtag("config",ADS.id,{send_page_view:false});load(HOST+"/gtag/js?id="+ADS.id)}
};
const showPage=page=>{
if(granted.includes("measurement"))layer.push({event:"page_view",page_path:page,page_location:SITE+page});
};
const tell=(event,label)=>{
if(!Object.hasOwn(EVENTS,event)||!EVENTS[event].labels.includes(label))return;
const {category,value,isConversion}=EVENTS[event];
if(granted.includes("measurement"))layer.push({event,event_category:category,event_label:label,value});
if(isConversion&&ADS&&granted.includes("advertising"))gtag("event","conversion",{send_to:ADS.id+"/"+ADS.label});
};
addEventListener("message",({source,origin,data})=>{
if(source!==parent||origin!==OWN||typeof data!=="object"||data===null)return;
if(data.type==="impressions:granted"&&granted===null)start(data.granted);
if(granted===null)return;
if(data.type==="impressions:page")showPage(data.page);
if(data.type==="impressions:event")tell(data.event,data.label);
});
})()`;
}
