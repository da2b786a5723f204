/** How much of the photos has left the device. Said once to those who do not see it, shown to those who do. */
export function SendingProgress({ count, share }: { count: number; share: number }) {
  return (
    <div className="sending-progress">
      <p role="status">{count === 1 ? 'Sending one photo…' : `Sending ${count} photos…`}</p>
      <progress aria-label="Photos sent" max={1} value={share} />
    </div>
  );
}
