import { defineMessages } from '@intake/i18n';

export const zoneMessages = defineMessages({
  canvas: { id: 'formTemplates.zones.canvas', defaultMessage: 'Fields on the page' },
  image: { id: 'formTemplates.zones.image', defaultMessage: 'The sample page, filled in' },
  help: { id: 'formTemplates.zones.help', defaultMessage: 'Draw on the page to add a field. Arrow keys move the chosen one, Shift and arrow keys resize it, Delete takes it away.' },
  placed: { id: 'formTemplates.zones.placed', defaultMessage: '{name}: {left} from the left, {top} from the top, {width} wide, {height} high' },
  added: { id: 'formTemplates.zones.added', defaultMessage: '{name} added' },
  removed: { id: 'formTemplates.zones.removed', defaultMessage: '{name} taken away' },
  list: { id: 'formTemplates.zones.list', defaultMessage: 'Fields' },
  add: { id: 'formTemplates.zones.add', defaultMessage: 'Add a field' },
  none: { id: 'formTemplates.zones.none', defaultMessage: 'No field yet. Draw one on the page, or add one here.' },
  all: { id: 'formTemplates.zones.all', defaultMessage: 'Every field is on the page.' },
  chosen: { id: 'formTemplates.zones.chosen', defaultMessage: 'Field' },
  kind: { id: 'formTemplates.zones.kind', defaultMessage: 'Holds' },
  usual: { id: 'formTemplates.zones.usual', defaultMessage: 'Always the same' },
  usualText: { id: 'formTemplates.zones.usualText', defaultMessage: 'Letters that look alike are read as this name; another name stays what it is.' },
  remove: { id: 'formTemplates.zones.remove', defaultMessage: 'Take {name} away' },
  anchors: { id: 'formTemplates.anchors.title', defaultMessage: 'Printed words' },
  anchorsText: { id: 'formTemplates.anchors.text', defaultMessage: 'The form is known by these {count, plural, one {# word} other {# words}}. Take away what somebody wrote in.' },
  anchorsShown: { id: 'formTemplates.anchors.shown', defaultMessage: 'Show them on the page' },
});
