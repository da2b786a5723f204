import { describe, expect, it } from 'vitest';
import { callToActionFor } from './call-to-action.ts';

const practice = { textPhone: '516-555-0101' };

describe('callToActionFor', () => {
  it.each([
    ['/', true, 'Start Your Consultation', '/start-here'],
    ['/home', false, 'Start Your Consultation', '/start-here'],
    ['/airway', true, 'Begin the Assessment', '/start-here'],
    ['/orthodontics', true, 'Message Us to Get Started', '/embed/virtual-consultation'],
    ['/faq', true, 'Text Us to Get Started', 'sms:+15165550101'],
    ['/faq', false, 'Text Us to Get Started', '/embed/virtual-consultation'],
  ])('%s (texts: %s) reads %s', (path, canSendTexts, label, href) => {
    expect(callToActionFor(path, practice, canSendTexts)).toEqual({ label, href });
  });
});
