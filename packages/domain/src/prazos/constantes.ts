/** So many days before works count as without evolution it is said: their progress may still be entered. */
export const AVISO_EVOLUCAO = 30
