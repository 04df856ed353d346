import { formatInstant } from '@paco/domain/shared/days'
import { situacaoDasCopias, ultimaBoa } from '@paco/domain/sistema/copia'
import type { Config } from '../../config.ts'
import { listCopias } from '../copias/pasta.ts'
import { razaoOf } from '../copias/razao.ts'
import { aviso, erro, type Laudo, ok } from './laudo.ts'

const ABOUT = 'Cópias'

/** Whether there is a good backup, and how old it is; where the city makes them otherwise, that it does. */
export async function copias({ copias: { pasta, hora } }: Pick<Config, 'copias'>, now: Date): Promise<Laudo> {
  try {
    const all = await listCopias(pasta, false)
    const good = ultimaBoa(all)?.toISOString()
    const last = good ? `a última cópia boa é de ${formatInstant(good)}` : 'nenhuma cópia é boa'
    const situacao = situacaoDasCopias(all, now)
    if (situacao === 'em dia') return ok(ABOUT, `${last}, em ${pasta}`)
    if (hora === null)
      return aviso(ABOUT, 'O servidor não faz cópias sozinho (BACKUP_HOUR=nunca): alguém precisa fazê-las.')
    return situacao === 'nenhuma'
      ? aviso(ABOUT, `Ainda não há cópia em ${pasta}: a primeira é feita logo depois de iniciar.`)
      : erro(ABOUT, `Em ${pasta} ${last}: faz mais de dois dias. Veja os registros do servidor.`)
  } catch (error) {
    return erro(ABOUT, razaoOf(error, pasta))
  }
}
