import { MESSAGES } from '@paco/domain/inicio/messages'
import { projetosCalls } from '@paco/domain/projetos/contract'
import type { EtapaDaSemana } from '@paco/domain/projetos/semana'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { documentosProjetoLink } from '../documentos/links.ts'
import { request } from '../http/client.ts'
import { projetoQuery } from '../projetos/queries.ts'
import { confirm } from '../ui/confirm.ts'
import { errorText } from '../ui/states/error-text.ts'
import { toast } from '../ui/toast.ts'
import { nomeDaEtapa } from './textos.ts'

/** What was agreed is frozen with this stage, for good: it is not taken back with a click. */
const CONGELA = 4

type Situada = Pick<EtapaDaSemana, 'id_projeto' | 'versao' | 'etapa' | 'colunas' | 'situacao'>

const write = (id: number, body: Record<string, unknown>) =>
  request(projetosCalls.updateProjeto, { params: { id }, body: body as never })

/** What the documents say of concluding a stage; nobody is kept waiting by a list that cannot be read: the server decides. */
async function faltasDa({ id_projeto, etapa }: Situada) {
  const { loadFaltas } = await import('../documentos/faltas.ts')
  const faltas = await loadFaltas(id_projeto).catch(() => [])
  return faltas.find((one) => one.etapa === etapa && one.faltam.length > 0)
}

/** A stage that lacks documents, to be concluded with a reason. */
interface SemDocumentos {
  readonly etapa: EtapaDaSemana
  readonly faltam: readonly string[]
}

const tituloDe = ({ etapa, projeto }: EtapaDaSemana): string => `Concluir a etapa ${etapa} de “${projeto}”?`

/**
 * Concludes a stage from its row: by the version that was shown, after asking, with a way back. Where documents are missing it
 * asks for the reason, as the form does; where nothing goes without them, it leads to the page of documents.
 */
export function useConcluir() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<string | null>(null)
  const [semDocumentos, setSemDocumentos] = useState<SemDocumentos | null>(null)
  const readAgain = () => queryClient.invalidateQueries()

  const undo = async ({ id_projeto, colunas, situacao }: Situada) => {
    try {
      // By the version of now: only this stage is put back, whatever else was written since.
      const { versao } = await queryClient.fetchQuery({ ...projetoQuery(id_projeto), staleTime: 0 })
      await write(id_projeto, { [colunas.situacao]: situacao ?? 'Não iniciado', versao })
      toast(MESSAGES.undone)
    } catch (error) {
      toast(errorText(error), { tone: 'bad' })
    }
    await readAgain()
  }

  const conclude = ({ id_projeto, versao, colunas }: EtapaDaSemana, more: Record<string, unknown> = {}) =>
    write(id_projeto, { ...more, [colunas.situacao]: 'Concluído', versao })

  const tell = (etapa: EtapaDaSemana) =>
    toast(
      MESSAGES.concluded(etapa.etapa, etapa.projeto),
      etapa.etapa === CONGELA ? {} : { action: { label: 'Desfazer', run: () => void undo(etapa) } },
    )

  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: (etapa: EtapaDaSemana) => conclude(etapa),
    onSuccess: (_, etapa) => tell(etapa),
    onSettled: readAgain,
  })

  async function concluir(etapa: EtapaDaSemana) {
    reset()
    setAsking(chaveDa(etapa))
    const falta = await faltasDa(etapa)
    setAsking(null)
    const title = tituloDe(etapa)
    if (falta?.bloqueia) {
      const asked = { title, text: MESSAGES.blocked(falta.faltam), confirmLabel: 'Abrir documentos' }
      if (await confirm(asked)) void navigate(documentosProjetoLink(etapa.id_projeto))
    } else if (falta) setSemDocumentos({ etapa, faltam: falta.faltam })
    else {
      const text = etapa.etapa === CONGELA ? MESSAGES.freezes : nomeDaEtapa(etapa)
      if (await confirm({ title, text, confirmLabel: 'Concluir' })) mutate(etapa)
    }
  }

  /** What the dialog that asks for the reason does. */
  const comMotivo = semDocumentos && {
    ...semDocumentos,
    title: tituloDe(semDocumentos.etapa),
    send: (body: Record<string, unknown>) => conclude(semDocumentos.etapa, body),
    onClose: () => setSemDocumentos(null),
    onDone: () => {
      setSemDocumentos(null)
      tell(semDocumentos.etapa)
      void readAgain()
    },
  }

  const busy = asking ?? (isPending && variables ? chaveDa(variables) : null)
  const isBusy = (etapa: EtapaDaSemana) => busy === chaveDa(etapa)
  return { concluir, comMotivo, isBusy, busy, error, dismiss: reset }
}

export const chaveDa = ({ id_projeto, etapa }: Pick<EtapaDaSemana, 'id_projeto' | 'etapa'>): string =>
  `${id_projeto}/${etapa}`
