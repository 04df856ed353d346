import type { Tone } from '../ui/status-pill.tsx'

interface Saldo {
  valor: number
  comprometido: number
  saldo: number
}

/** Below this part of its value a line that was drawn on is nearly used up. */
const LOW = 0.1

/** What to say of a balance beside its amount; null while there is nothing to worry about. */
export function saldoMark({ valor, comprometido, saldo }: Saldo): { tone: Tone; word: string } | null {
  if (comprometido === 0) return null
  if (saldo < 0) return { tone: 'late', word: 'Negativo' }
  if (saldo === 0) return { tone: 'late', word: 'Esgotado' }
  return saldo < valor * LOW ? { tone: 'wait', word: 'Baixo' } : null
}
