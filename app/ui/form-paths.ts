/** The built-in forms: pages of their own, opened as dialogs where JavaScript runs. */
export const CALL_REQUEST_PATH = '/embed/discovery-call';
export const VIRTUAL_CONSULTATION_PATH = '/embed/virtual-consultation';
/** Links to the quiz open it over the page that the visitor is on. */
export const QUIZ_PATH = '/smile-assessment';
