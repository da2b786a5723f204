import character from './drawings/character.svg';
import frame from './drawings/frame.svg';
import proportion from './drawings/proportion.svg';
import shade from './drawings/shade.svg';
import shape from './drawings/shape.svg';
import { DesignsPlate, Drawing } from './designs-plate.tsx';
import type { DesignsWords } from './designs-words.ts';

/** Five plates, no two laid out alike: what each choice means. */
export function PlateBook({ plates, studio }: Pick<DesignsWords, 'plates' | 'studio'>) {
  const numberOf = (number: number) => `${plates.plate} ${number}`;
  return (
    <div className="designs-book">
      <h2 className="visually-hidden">{plates.label}</h2>
      <DesignsPlate kind="shape" words={plates.shape} number={numberOf(1)}>
        <Drawing src={shape} alt={plates.shape.alt} viewBox={[150, 130, 1300, 760]}>
          <ShapeMarks marks={plates.shape.marks} outlines={studio.shape.said} />
        </Drawing>
      </DesignsPlate>
      <DesignsPlate kind="shade" words={plates.shade} number={numberOf(2)}>
        <Drawing src={shade} alt={plates.shade.alt} viewBox={[770, 190, 446, 476]} />
        <ul className="designs-zones">
          {plates.shade.zones.map((zone) => (
            <li key={zone}>{zone}</li>
          ))}
        </ul>
      </DesignsPlate>
      <DesignsPlate kind="proportion" words={plates.proportion} number={numberOf(3)}>
        <Drawing src={proportion} alt={plates.proportion.alt} viewBox={[0, 60, 1600, 760]}>
          <ProportionMarks marks={plates.proportion.marks} />
        </Drawing>
      </DesignsPlate>
      <DesignsPlate kind="character" words={plates.character} number={numberOf(4)}>
        <Drawing src={character} alt={plates.character.alt} viewBox={[20, 150, 1560, 620]} />
      </DesignsPlate>
      <DesignsPlate kind="frame" words={plates.frame} number={numberOf(5)}>
        <Drawing src={frame} alt={plates.frame.alt} viewBox={[20, 110, 1560, 580]}>
          <FrameMarks marks={plates.frame.marks} />
        </Drawing>
      </DesignsPlate>
    </div>
  );
}

type Plates = DesignsWords['plates'];

function ShapeMarks(props: {
  marks: Plates['shape']['marks'];
  outlines: DesignsWords['studio']['shape']['said'];
}) {
  const { marks, outlines } = props;
  return (
    <>
      <path className="designs-leader" d="M1150 612L1290 716M990 682V742M799 520V742" />
      <text x="1300" y="740">
        {marks.corner}
      </text>
      <text x="1004" y="770">
        {marks.edge}
      </text>
      <text x="792" y="770" textAnchor="end">
        {marks.contact}
      </text>
      {(['round', 'square', 'long'] as const).map((outline, index) => (
        <g
          key={outline}
          className="designs-legend"
          transform={`translate(160 ${745 + index * 55})`}
        >
          <path className={`designs-outline designs-outline-${outline}`} d="M0 0h70" />
          <text x="90" y="10">
            {outlines[outline]}
          </text>
        </g>
      ))}
    </>
  );
}

function ProportionMarks({ marks }: { marks: Plates['proportion']['marks'] }) {
  return (
    <>
      <path className="designs-guide designs-guide-box" d="M800.5 219.5H1180.5V681.5H800.5Z" />
      <path
        className="designs-guide"
        d="M800.5 118V162M1180.5 118V162M800.5 140H1180.5M1396.5 118V162M1180.5 140H1396.5"
      />
      <path className="designs-guide designs-guide-axis" d="M800 80V800" />
      <path className="designs-guide designs-guide-edges" d="M0 685.4Q800 715.4 1600 657.4" />
      <text x="990.5" y="112" textAnchor="middle">
        {marks.width}
      </text>
      <text x="1288" y="112" textAnchor="middle">
        {marks.neighbor}
      </text>
      <text x="990.5" y="478" textAnchor="middle">
        {marks.height}
      </text>
    </>
  );
}

function FrameMarks({ marks }: { marks: Plates['frame']['marks'] }) {
  return (
    <>
      <path
        className="designs-guide designs-guide-gum"
        d="M421.5 392.4C435.5 309.6 537.5 279.6 607.5 279.6S779.4 309.6 793.4 392.4M1189 393.1C1203 299.5 1228.2 269.5 1298.2 269.5S1393.5 299.5 1407.5 393.1"
      />
      <path className="designs-guide designs-guide-box" d="M150 213.6H1450" />
      <text x="150" y="191.6">
        {marks.height}
      </text>
      <text x="607" y="352" textAnchor="middle">
        {marks.lower}
      </text>
    </>
  );
}
