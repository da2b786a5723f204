import type { CardContent } from '../../domain/desk/card-content.ts';
import { meantEmail } from '../../domain/intake/email-slip.ts';
import { atItsSign } from './at-its-sign.tsx';

interface AddressSlipProps {
  content: CardContent;
  onCorrect: () => void;
}

/** An address whose end looks like a slip (docs/decisions/261-a-slip-in-an-address.md): a letter to it would reach a stranger, or nobody. */
export function AddressSlip({ content: { email = '' }, onCorrect }: AddressSlipProps) {
  const meant = meantEmail(email);
  if (meant === null) return null;
  return (
    <p className="address-slip">
      The address may have a slip: did they mean {atItsSign(meant)}?{' '}
      <button className="quiet" type="button" onClick={onCorrect}>
        Correct it
      </button>
    </p>
  );
}
