import type * as z from 'zod';
import { sharedPage, type WrittenSharedPage } from './page-parts.ts';
import { airwayAssessmentPage } from './pages/airway-assessment.ts';
import { airwayPage } from './pages/airway.ts';
import { airwayFamiliesPage } from './pages/airway-families.ts';
import { atriaPage } from './pages/atria.ts';
import { blueprintPage } from './pages/blueprint.ts';
import { communityPage } from './pages/community.ts';
import { bookConsultationPage } from './pages/book-consultation.ts';
import { emergencyPage } from './pages/emergency.ts';
import { designsPage } from './pages/designs.ts';
import { financialInsurancePage } from './pages/financial-insurance.ts';
import { faqPage } from './pages/faq.ts';
import { galleryPage } from './pages/gallery.ts';
import { homePage } from './pages/home.ts';
import { impressionistsPage } from './pages/impressionists.ts';
import { impressionsMethodPage } from './pages/impressions-method.ts';
import { resetPasswordPage } from './pages/reset-password.ts';
import { smileAssessmentPage } from './pages/smile-assessment.ts';
import { startHerePage } from './pages/start-here.ts';
import { teamPage } from './pages/team.ts';
import { storiesPage } from './pages/stories.ts';
import { notFoundPage } from './pages/not-found.ts';
import { orthodonticsPage } from './pages/orthodontics.ts';
import { weddingsPage } from './pages/weddings.ts';

/** Pages with a form of their own, by the name of their file in content/pages/; the others have the shared one. */
const OWN_FORMS = {
  airway: airwayPage,
  'airway-assessment': airwayAssessmentPage,
  'airway-families': airwayFamiliesPage,
  atria: atriaPage,
  blueprint: blueprintPage,
  community: communityPage,
  'book-consultation': bookConsultationPage,
  emergency: emergencyPage,
  designs: designsPage,
  'financial-insurance': financialInsurancePage,
  faq: faqPage,
  gallery: galleryPage,
  home: homePage,
  impressionists: impressionistsPage,
  'impressions-method': impressionsMethodPage,
  'reset-password': resetPasswordPage,
  'smile-assessment': smileAssessmentPage,
  'not-found': notFoundPage,
  'start-here': startHerePage,
  team: teamPage,
  stories: storiesPage,
  orthodontics: orthodonticsPage,
  weddings: weddingsPage,
} as const;

type OwnForms = typeof OWN_FORMS;

/** The form of a page. */
export function pageFormOf(slug: string): OwnForms[keyof OwnForms] | typeof sharedPage {
  return (
    new Map<string, OwnForms[keyof OwnForms]>(Object.entries(OWN_FORMS)).get(slug) ?? sharedPage
  );
}

/** A page as it is written; where the slug is any, one of them all. */
export type WrittenPage<Slug extends string> = Slug extends `es/${infer Original}`
  ? WrittenPage<Original>
  : Slug extends keyof OwnForms
    ? z.infer<OwnForms[Slug]>
    : string extends Slug
      ? z.infer<OwnForms[keyof OwnForms]> | WrittenSharedPage
      : WrittenSharedPage;
