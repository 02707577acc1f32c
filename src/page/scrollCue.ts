/**
 * Marks a list that scrolls for as long as there is more of it below, so that the style sheet can show that; also when the list
 * or what is in it changes.
 */
export function cueScroll(list: HTMLElement): void {
  const mark = (): void => {
    const isMore = list.scrollTop + list.clientHeight < list.scrollHeight - 4;
    list.classList.toggle('has-more', isMore);
  };
  list.addEventListener('scroll', mark, { passive: true });
  new ResizeObserver(mark).observe(list);
  new MutationObserver(mark).observe(list, { childList: true, subtree: true, attributeFilter: ['open', 'hidden'] });
  mark();
}
