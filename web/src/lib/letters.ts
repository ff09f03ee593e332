/** How many times larger than drawn the letters are: boxes on the screen are measured with it, styles are written without. */
export const letters = () => Number(getComputedStyle(document.body).zoom) || 1;
