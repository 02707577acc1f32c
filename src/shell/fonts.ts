/** Milliseconds for which a screen waits for its fonts; then its words are shown in another font until they come. */
const PATIENCE = 1000;

/** Resolves when the fonts of panels and dialogs are there: words that change their font while they are read move. Never rejects. */
export async function panelFonts(): Promise<void> {
  const fonts = ['500', '600', '700'].map((weight) => document.fonts.load(`${weight} 16px "Barlow Semi Condensed"`));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(fonts), late]);
}
