/**
 * Fetches the faces of a text that only paper shows, by drawing its letters once where nobody sees them. Chrome prints
 * the first page alone when a face comes while it lays them out, so they have to be here before.
 */
export function fetchFaces(text: string): void {
  const sample = document.createElement('span');
  sample.ariaHidden = 'true';
  sample.style.cssText = 'position: fixed; visibility: hidden';
  sample.textContent = [...new Set(text)].join('');
  document.body.append(sample);
  // Only what is laid out is fetched.
  sample.getBoundingClientRect();
  void document.fonts.ready.then(() => sample.remove());
}
