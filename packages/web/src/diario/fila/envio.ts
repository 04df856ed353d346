import { diarioCalls } from '@paco/domain/diario/contract'
import { refusalOf } from '../../http/client.ts'
import { readSession, readToken } from '../../http/session-store.ts'
import { percentOf } from '../../http/upload.ts'
import { guardarItem, lerFila, tirarItem } from './banco.ts'
import { aEnviar, camposDe, type ItemFila, type Resultado, resultadoDe } from './item.ts'

/** How the sending stands: which one leaves, how much of it has left, how many after it. */
export interface Andamento {
  readonly chave: string
  readonly percent: number | null
}

function formOf(item: ItemFila): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(camposDe(item))) form.set(name, value)
  if (item.arquivo) form.set('arquivo', item.arquivo, item.nome ?? 'foto.jpg')
  return form
}

/**
 * Sends one. Not as the screens make their calls: a session that has ended leaves the person where they are, and the
 * entry here.
 */
function postar(
  item: ItemFila,
  token: string,
  onPercent: (percent: number | null) => void,
): Promise<Resultado> {
  return new Promise((resolve) => {
    const sending = new XMLHttpRequest()
    sending.open(diarioCalls.createRegistro.method, diarioCalls.createRegistro.path)
    sending.setRequestHeader('Authorization', `Bearer ${token}`)
    sending.upload.onprogress = (event) => onPercent(percentOf(event))
    sending.onerror = () => resolve(resultadoDe(0, null))
    sending.onload = () => {
      const { status, responseText } = sending
      const { message, campos } = refusalOf(status, responseText, null)
      resolve(resultadoDe(status, Object.values(campos ?? {})[0] ?? message))
    }
    sending.send(formOf(item))
  })
}

/** One tab of a device sends at a time; browsers without locks have the key, by which nothing is written twice. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  if (!navigator.locks) return work()
  await navigator.locks.request('paco-diario-envio', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  )
}

/** Sends what waits for this person, one after the other, until one has to wait. */
export const enviarFila = (
  dono: number,
  tell: (andamento: Andamento | null) => void,
  changed: () => Promise<void>,
): Promise<void> =>
  alone(async () => {
    for (const item of aEnviar(await lerFila(dono))) {
      // Somebody else may have logged in since.
      const token = readSession()?.id === dono ? readToken() : null
      if (token === null) break
      tell({ chave: item.chave, percent: null })
      const result = await postar(item, token, (percent) => tell({ chave: item.chave, percent }))
      if (result.feito) await tirarItem(item.chave)
      else if (result.problema) await guardarItem({ ...item, problema: result.problema })
      await changed()
      if (!result.feito && result.espera) break
    }
    tell(null)
  })
