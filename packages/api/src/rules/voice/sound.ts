/** Sound of web calls in both directions: signed 16 bit, little-endian, one channel. The browser sends frames of 20 ms, 640 bytes each, as binary messages. */
export const mediaSampleRate = 16_000;
export const mediaFrameSamples = 320;
