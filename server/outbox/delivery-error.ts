/** Why a notification could not be delivered, in a short code that holds nothing of what was sent or to whom. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Such as "ECONNREFUSED" or "EENVELOPE 550". */
  readonly code: string;
  /** Another try cannot help. */
  readonly isPermanent: boolean;

  constructor(code: string, isPermanent = false) {
    super(code);
    this.code = code;
    this.isPermanent = isPermanent;
  }
}
