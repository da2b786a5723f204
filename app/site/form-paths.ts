/** The built-in forms: pages of their own, opened as dialogs where JavaScript runs. */
export const CALL_REQUEST_PATH = '/embed/discovery-call';
export const VIRTUAL_CONSULTATION_PATH = '/embed/virtual-consultation';
/** Takes `?event=smile-blueprint`; without it the virtual consult is chosen first. */
export const SCHEDULING_PATH = '/embed/scheduling';
export const WEEKEND_REQUEST_PATH = '/embed/weekend-appointment';

/** The scheduler with the Smile Blueprint chosen. */
export const BLUEPRINT_SCHEDULING_PATH = `${SCHEDULING_PATH}?event=smile-blueprint`;
/** Links to the quiz open it over the page that the visitor is on. */
export const QUIZ_PATH = '/smile-assessment';
