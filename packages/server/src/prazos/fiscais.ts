import { isDoPca, MARCO_LABELS, type Marco } from '@paco/domain/calendario/marco'
import { HORIZONTE } from '@paco/domain/prazos/prazo'
import { addDays, type Day, daysBetween } from '@paco/domain/shared/days'
import { readMarcos } from '../calendario/marcos-queries.ts'
import type { Db } from '../db/database.ts'
import type { Due } from './queries.ts'

const dueOf = ({ ano, marco, base }: Marco, dia: Day, today: Day): Due => ({
  tipo: 'fiscal',
  id: ano,
  parte: marco,
  titulo: MARCO_LABELS[marco],
  detalhe: `${isDoPca(marco) ? 'Plano' : 'Calendário'} de ${ano}`,
  id_secretaria: null,
  secretaria_nome: null,
  dia,
  dias: daysBetween(today, dia),
  base_legal: base,
  acao: null,
  dias_uteis: null,
  marcavel: false,
  id_projeto: null,
  marca: null,
})

/** The days of the fiscal calendar that are near. One that has passed is not told: nothing says whether it was kept. */
export async function listFiscais(db: Db, today: Day): Promise<Due[]> {
  const year = Number(today.slice(0, 4))
  const last = addDays(today, HORIZONTE)
  // A plan's days lie in the year before it: near the end of a year those of the second next one may begin.
  const marcos = await readMarcos(db, [year, year + 1, year + 2])
  return marcos.flatMap((marco) =>
    marco.data !== null && marco.data >= today && marco.data <= last ? [dueOf(marco, marco.data, today)] : [],
  )
}
