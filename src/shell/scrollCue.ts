/** Marks a list that scrolls for as long as there is more of it below, so that the style sheet can show that. */
export function cueScroll(list: HTMLElement): void {
  const mark = (): void => {
    const isMore = list.scrollTop + list.clientHeight < list.scrollHeight - 4;
    list.classList.toggle('has-more', isMore);
  };
  list.addEventListener('scroll', mark, { passive: true });
  mark();
}
