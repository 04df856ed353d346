import { diarioCalls } from '@paco/domain/diario/contract'
import { refusalOf } from '../../http/client.ts'
import { readSession, readToken } from '../../http/session-store.ts'
import { percentOf } from '../../http/upload.ts'
import { novaChave } from '../novo-item.ts'
import { lerFila, lerItem, trocarItem } from './banco.ts'
import { camposDe, type ItemFila, proximoDe, recusadoDe, restoDe } from './item.ts'
import { type Espera, isNossa, type Resultado, resultadoDe, SEM_SESSAO } from './resultado.ts'
import { sozinho, travaDe } from './trava.ts'

/** How the sending stands: which one leaves, and how much of it has left. */
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

/** A connection on which nothing has moved for this long is none. */
const STALLED_MS = 120_000
const NONE = { status: 0, nossa: false, texto: null, segundos: null }

function resultadoOf(sending: XMLHttpRequest): Resultado {
  const { status, responseText } = sending
  const { message, campos, retryAfter } = refusalOf(
    status,
    responseText,
    sending.getResponseHeader('Retry-After'),
  )
  const texto = Object.values(campos ?? {})[0] ?? message
  return resultadoDe({ status, nossa: isNossa(responseText), texto, segundos: retryAfter ?? null })
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
    let stalled = setTimeout(() => sending.abort(), STALLED_MS)
    sending.open(diarioCalls.createRegistro.method, diarioCalls.createRegistro.path)
    sending.setRequestHeader('Authorization', `Bearer ${token}`)
    sending.upload.onprogress = (event) => {
      clearTimeout(stalled)
      stalled = setTimeout(() => sending.abort(), STALLED_MS)
      onPercent(percentOf(event))
    }
    sending.onloadend = () => {
      clearTimeout(stalled)
      resolve(sending.status === 0 ? resultadoDe(NONE) : resultadoOf(sending))
    }
    sending.send(formOf(item))
  })
}

/** Sends an entry that nobody edits meanwhile, and notes what became of it. */
async function enviarUm(
  chave: string,
  dono: number,
  onPercent: (percent: number | null) => void,
): Promise<Espera | null> {
  const item = await lerItem(chave)
  if (!item || item.problema) return null
  // Somebody else may have logged in since.
  const token = readSession()?.id === dono ? readToken() : null
  if (token === null) return { motivo: 'sessao', texto: SEM_SESSAO, segundos: null }
  onPercent(null)
  const result = await postar(item, token, onPercent)
  if (result.tipo === 'espera') return result.espera
  await trocarItem(chave, (agora) =>
    result.tipo === 'feito' ? restoDe(item, agora, novaChave()) : recusadoDe(item, agora, result.problema),
  )
  return null
}

/**
 * Sends what waits for this person, one after the other, until all have to wait; why they do, or null. One tab of a device
 * sends at a time; in browsers without locks there is the key, by which nothing is written twice.
 */
export const enviarFila = (
  dono: number,
  tell: (andamento: Andamento | null) => void,
  changed: () => Promise<void>,
): Promise<{ espera: Espera | null } | null> =>
  sozinho('paco-diario-envio', async () => {
    const tentados = new Set<string>()
    let espera: Espera | null = null
    try {
      while (espera === null) {
        // Read anew each time: what was edited or discarded while others left is sent as it is now, or not at all.
        const item = proximoDe(await lerFila(dono), tentados)
        if (!item) break
        const { chave } = item
        tentados.add(chave)
        espera = await sozinho(travaDe(chave), () =>
          enviarUm(chave, dono, (percent) => tell({ chave, percent })),
        )
        await changed()
      }
    } finally {
      tell(null)
    }
    return { espera }
  })
