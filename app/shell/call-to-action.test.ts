import { describe, expect, it } from 'vitest';
import { callToActionFor } from './call-to-action.ts';

const practice = { textPhone: '516-555-0101' };

describe('callToActionFor', () => {
  it.each([
    ['/', 'Start Your Consultation', '/start-here'],
    ['/home', 'Start Your Consultation', '/start-here'],
    ['/airway', 'Begin the Assessment', '/start-here'],
    ['/orthodontics', 'Message Us to Get Started', 'sms:+15165550101'],
    ['/faq', 'Text Us to Get Started', 'sms:+15165550101'],
  ])('%s reads %s', (path, label, href) => {
    expect(callToActionFor(path, practice)).toEqual({ label, href });
  });
});
