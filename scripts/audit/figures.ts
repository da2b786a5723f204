import type { Figure } from './figure.ts';
import { knownAdvisories } from './figures/advisories.ts';
import { axe } from './figures/axe.ts';
import { blocking } from './figures/blocking.ts';
import { contrast } from './figures/contrast.ts';
import { deskStates } from './figures/desk.ts';
import { firstLoad } from './figures/first-load.ts';
import { firstView } from './figures/first-view.ts';
import { lighthouseMarks } from './figures/lighthouse.ts';
import { observatory } from './figures/observatory.ts';
import { policies } from './figures/policies.ts';
import { requestLimits } from './figures/request-limits.ts';
import { routeChange } from './figures/route-change.ts';
import {
  accessibleJourneys,
  badInputs,
  privateJourneys,
  resilientJourneys,
} from './figures/tested.ts';
import { thirdParties } from './figures/third-parties.ts';
import { throughput } from './figures/throughput.ts';
import { trials } from './figures/trials.ts';
import { webServers } from './figures/web-servers.ts';
import { withoutScripts } from './figures/without-scripts.ts';

/** All figures of the bar, in the order in which they are measured: speed first, while nothing else has warmed the machine up. */
export const FIGURES: readonly Figure[] = [
  lighthouseMarks,
  withoutScripts,
  throughput,
  routeChange,
  firstView,
  blocking,
  firstLoad,
  axe,
  deskStates,
  contrast,
  accessibleJourneys,
  policies,
  observatory,
  webServers,
  knownAdvisories,
  requestLimits,
  badInputs,
  trials,
  thirdParties,
  privateJourneys,
  resilientJourneys,
];
