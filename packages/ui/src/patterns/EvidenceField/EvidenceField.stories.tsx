import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { DateField } from '../../components/DateField/DateField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { letterMarks, letterPages } from '../DocumentViewer/DocumentViewer.fixtures.ts';
import { EvidenceField } from './EvidenceField.tsx';
import { EvidenceSnippet } from './EvidenceSnippet.tsx';

const letter = letterPages[0]!;

const meta = {
  component: EvidenceField,
  args: {
    children: <TextField label="Family name" defaultValue="Okafor" />,
    evidence: { source: 'model', sourceLabel: 'Model', confidence: 0.97, page: 2 },
    onEvidence: fn(),
  },
} satisfies Meta<typeof EvidenceField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="sure, unsure, shown, by hand, without a past" isStacked>
        <EvidenceField {...args} />
        <EvidenceField {...args} evidence={{ source: 'rule', sourceLabel: 'Rule', confidence: 0.61, page: 1 }}>
          <DateField label="Birth date" defaultValue="1968-04-09" />
        </EvidenceField>
        <EvidenceField {...args} isActive evidence={{ source: 'template', sourceLabel: 'Template', confidence: 0.93, page: 1 }}>
          <TextField label="Health number" isNumeric defaultValue="9876 543 217" />
        </EvidenceField>
        <EvidenceField evidence={{ source: 'human', sourceLabel: 'Étienne Roy', confidence: null, page: null }}>
          <TextField label="Phone" isNumeric defaultValue="+1 416 555 0142" />
        </EvidenceField>
        <EvidenceField>
          <TextField label="E-mail" />
        </EvidenceField>
      </Sample>
      <Sample title="in a dense form: sure, unsure, shown" isStacked>
        <EvidenceField {...args} isCompact />
        <EvidenceField {...args} isCompact evidence={{ source: 'rule', sourceLabel: 'Rule', confidence: 0.61, page: 1 }}>
          <TextField label="Given name" defaultValue="Amara" />
        </EvidenceField>
        <EvidenceField {...args} isCompact isActive evidence={{ source: 'template', sourceLabel: 'Template', confidence: 0.93, page: 1 }}>
          <TextField label="Health number" isNumeric defaultValue="9876 543 217" />
        </EvidenceField>
      </Sample>
      <Sample title="the place, enlarged: on a page, on a page that was turned, the beginning of a long one" isStacked>
        <EvidenceSnippet caption="Name, page 1" page={letter} box={letterMarks[0]!.box} />
        <EvidenceSnippet caption="Birth date, page 1" page={{ ...letter, rotation: 90 }} box={letterMarks[1]!.box} />
        <EvidenceSnippet caption="Reason, page 1" page={letter} box={{ ...letterMarks[0]!.box, x: 0.08, y: 0.36, width: 0.8, height: 0.09 }} />
      </Sample>
    </Wall>
  ),
};

/** Whatever it shows, the form below stays where it is; what it shows lies in its middle. */
export const Enlarged: Story = {
  render: () => <EvidenceSnippet caption="Name, page 1" page={letter} box={letterMarks[0]!.box} />,
  play: async ({ canvasElement }) => {
    const [glass, place] = [canvasElement.querySelector('figure > div')!, canvasElement.querySelector('img + div')!];
    const [frame, box] = [glass.getBoundingClientRect(), place.getBoundingClientRect()];
    await expect(frame.height).toBe(80);
    await expect((box.left + box.right) / 2).toBeCloseTo((frame.left + frame.right) / 2, 0);
    await expect((box.top + box.bottom) / 2).toBeCloseTo((frame.top + frame.bottom) / 2, 0);
    await expect(box.width).toBeGreaterThan(frame.width / 3);
    await expect(box.right).toBeLessThan(frame.right);
  },
};

export const ShownByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Family name' })).toHaveFocus();
    await expect(args.onEvidence).toHaveBeenLastCalledWith({ page: 2 });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEvidence).toHaveBeenCalledTimes(3);
  },
};

export const FocusShowsThePlace: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Family name' }));
    await expect(args.onEvidence).toHaveBeenCalledWith({ page: 2 });
  },
};
