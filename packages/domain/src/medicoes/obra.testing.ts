import { TOTAL } from '../quantitativos/exemplo.testing.ts'
import { type Obra, planoDoCronograma } from './curva.ts'

/** The worked example in six months, with its three bulletins and two payments. */
const cronograma = [5, 15, 20, 25, 20, 15].map((percentual, index) => ({
  chave: 1,
  mes: index + 1,
  percentual,
}))
export const plano = planoDoCronograma(new Map([[1, TOTAL]]), cronograma)

export const exemplo: Obra = {
  inicio: '2026-03-10',
  plano,
  medicoes: [
    { fim: '2026-03-31', acumulado: 14_613.72 },
    { fim: '2026-04-30', acumulado: 139_044.35 },
    { fim: '2026-05-31', acumulado: 362_103.42 },
  ],
  pagamentos: [
    { data: '2026-06-20', valor: 118_209.1 },
    { data: '2026-05-05', valor: 13_883.03 },
  ],
}
/** As it stood with so many bulletins. */
export const first = (count: number): Obra => ({ ...exemplo, medicoes: exemplo.medicoes.slice(0, count) })
export const LATER = '2026-11-16'
