import type { PainelExecucao } from '@paco/domain/painel/execucao'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import type { KeptJson } from '../http/kept.ts'
import { readExecucao } from './execucao.ts'
import type { Visto } from './execucao-queries.ts'
import type { Memory } from './memory.ts'

/** The execution of a year, of all departments or one, remembered like every panel; a year unless given is this one. */
export function rememberExecucao(db: Db, { figuresDay }: Pick<Today, 'figuresDay'>, memory: Memory) {
  const lida = ({ ano, id_secretaria }: Partial<Visto>): Promise<KeptJson> => {
    const day = figuresDay()
    const visto = { ano: ano ?? Number(day.slice(0, 4)), id_secretaria }
    return memory.read(`execucao ${visto.ano} ${id_secretaria ?? ''}`, day, async () =>
      JSON.stringify(await readExecucao(db, visto, day)),
    )
  }
  return {
    lida,
    executado: async (asked: Partial<Visto>): Promise<PainelExecucao> =>
      JSON.parse((await lida(asked)).text).Result[0],
  }
}
