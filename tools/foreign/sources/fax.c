/* Sends a TIFF over a telephone line that both ends are on, and keeps what the receiving fax machine writes.
 * fax SENT.tif RECEIVED.tif: Group 3 two-dimensional lines. Add "t6" for Group 4 with error correction. */
#include <spandsp.h>
#include <string.h>

enum { samples = 160 };

static void end(t30_state_t *t30, void *done, int result) {
  (void)t30;
  *(int *)done = result == T30_ERR_OK ? 1 : -1;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  int ended[2] = {0, 0};
  fax_state_t *fax[2];
  int16_t line[2][samples];
  memset(line, 0, sizeof line);
  int t6 = count > 3 && strcmp(arguments[3], "t6") == 0;
  for (int i = 0; i < 2; i++) {
    fax[i] = fax_init(NULL, i == 0);
    t30_state_t *t30 = fax_get_t30_state(fax[i]);
    t30_set_tx_ident(t30, i == 0 ? "+14165550142" : "+16475550199");
    t30_set_ecm_capability(t30, t6);
    t30_set_supported_compressions(t30, t6 ? T30_SUPPORT_T6_COMPRESSION : T30_SUPPORT_T4_1D_COMPRESSION | T30_SUPPORT_T4_2D_COMPRESSION);
    t30_set_supported_resolutions(t30, T30_SUPPORT_STANDARD_RESOLUTION | T30_SUPPORT_FINE_RESOLUTION | T30_SUPPORT_SUPERFINE_RESOLUTION);
    t30_set_supported_image_sizes(t30, T30_SUPPORT_215MM_WIDTH | T30_SUPPORT_UNLIMITED_LENGTH);
    t30_set_phase_e_handler(t30, end, &ended[i]);
    if (i == 0) t30_set_tx_file(t30, arguments[1], -1, -1);
    else t30_set_rx_file(t30, arguments[2], -1);
  }
  for (int i = 0; i < 50 * 600 && !(ended[0] && ended[1]); i++) {
    for (int j = 0; j < 2; j++) {
      int sent = fax_tx(fax[j], line[j], samples);
      memset(line[j] + sent, 0, (samples - sent) * sizeof line[j][0]);
    }
    for (int j = 0; j < 2; j++) fax_rx(fax[j], line[1 - j], samples);
  }
  for (int i = 0; i < 2; i++) fax_free(fax[i]);
  return ended[0] == 1 && ended[1] == 1 ? 0 : 1;
}
