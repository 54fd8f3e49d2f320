/** The event of the window for the start of a navigation; its detail is the address to which that leads. */
export const NAVIGATION_START = 'navigation-start';
