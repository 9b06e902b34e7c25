/** What can be read as a fax; the server looks at the bytes and decides. */
export const acceptedFiles: readonly string[] = ['application/pdf', 'image/tiff', 'image/png', 'image/jpeg', '.pdf', '.tif', '.tiff', '.png', '.jpg', '.jpeg'];
