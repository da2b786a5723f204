const LEAF_ID = 'door-leaf';

/** One leaf of a door, drawn once for all. */
export function DoorLeafDrawing() {
  return (
    <svg className="door-drawing" aria-hidden="true" focusable="false">
      <symbol id={LEAF_ID} viewBox="0 0 100 310">
        <path className="door-wood" d="M0 310V100A100 100 0 0 1 100 0V310Z" />
        <path className="door-molding" d="M13 168V101A87 87 0 0 1 90 14.5V168ZM13 186H90V292H13Z" />
        <path className="door-panel" d="M20 161V103A80 80 0 0 1 83 23V161ZM20 193H83V285H20Z" />
        <path className="door-molding" d="M13 177H90M13 301H90" />
        <circle className="door-knob" cx="94" cy="177" r="2.6" />
        <path className="door-edge" d="M99.5 0V310" />
      </symbol>
    </svg>
  );
}

/** A pair of leaves, ajar until they are opened. */
export function DoorLeaves() {
  return (
    <>
      <svg className="door-leaf door-leaf-left" viewBox="0 0 100 310">
        <use href={`#${LEAF_ID}`} width="100" height="310" />
      </svg>
      {/* The same leaf, mirrored. */}
      <svg className="door-leaf door-leaf-right" viewBox="0 0 100 310">
        <use href={`#${LEAF_ID}`} transform="matrix(-1 0 0 1 100 0)" width="100" height="310" />
      </svg>
    </>
  );
}

/** The low door of a single leaf, closed. */
export function LowDoor() {
  return (
    <svg className="door-low" viewBox="0 0 200 310">
      <path className="door-wood" d="M.6 310V100A99.4 99.4 0 0 1 199.4 100V310Z" />
      <path className="door-molding" d="M22 172V104A78 78 0 0 1 178 104V172ZM22 196H178V292H22Z" />
      <path className="door-panel" d="M34 160V106A66 66 0 0 1 166 106V160ZM34 208H166V280H34Z" />
      <circle className="door-knob" cx="184" cy="184" r="5" />
    </svg>
  );
}
