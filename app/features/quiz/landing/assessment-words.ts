import type { PageContentOf } from '../../../site/page-content.ts';

/** content/pages/smile-assessment.yaml */
export type AssessmentWords = PageContentOf<'smile-assessment'>;
