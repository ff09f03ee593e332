/** An action: the keyboard begins here. */
export const focus = (node: HTMLElement) => node.focus();
