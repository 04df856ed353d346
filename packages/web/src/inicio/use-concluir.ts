import { MESSAGES } from '@paco/domain/inicio/messages'
import { projetosCalls } from '@paco/domain/projetos/contract'
import type { EtapaDaSemana } from '@paco/domain/projetos/semana'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { documentosProjetoLink } from '../documentos/links.ts'
import { request } from '../http/client.ts'
import { editLink } from '../projetos/links.ts'
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

/**
 * Concludes a stage from its row: by the version that was shown, after asking, with a way back. Where documents are missing the
 * form is the place for it, since it asks for the reason; where they are obligatory, that of the documents.
 */
export function useConcluir() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<string | null>(null)
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

  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ id_projeto, versao, colunas }: EtapaDaSemana) =>
      write(id_projeto, { [colunas.situacao]: 'Concluído', versao }),
    onSuccess: (_, etapa) =>
      toast(
        MESSAGES.concluded(etapa.etapa, etapa.projeto),
        etapa.etapa === CONGELA ? {} : { action: { label: 'Desfazer', run: () => void undo(etapa) } },
      ),
    onSettled: readAgain,
  })

  async function concluir(etapa: EtapaDaSemana) {
    reset()
    setAsking(chaveDa(etapa))
    const falta = await faltasDa(etapa)
    setAsking(null)
    const title = `Concluir a etapa ${etapa.etapa} de “${etapa.projeto}”?`
    if (falta) {
      const text = falta.bloqueia ? MESSAGES.blocked(falta.faltam) : MESSAGES.missing(falta.faltam)
      const confirmLabel = falta.bloqueia ? 'Abrir documentos' : 'Abrir o formulário'
      if (await confirm({ title, text, confirmLabel }))
        void navigate(falta.bloqueia ? documentosProjetoLink(etapa.id_projeto) : editLink(etapa.id_projeto))
      return
    }
    const text = etapa.etapa === CONGELA ? MESSAGES.freezes : nomeDaEtapa(etapa)
    if (await confirm({ title, text, confirmLabel: 'Concluir' })) mutate(etapa)
  }

  const busy = asking ?? (isPending && variables ? chaveDa(variables) : null)
  return { concluir, isBusy: (etapa: EtapaDaSemana) => busy === chaveDa(etapa), busy, error, dismiss: reset }
}

export const chaveDa = ({ id_projeto, etapa }: Pick<EtapaDaSemana, 'id_projeto' | 'etapa'>): string =>
  `${id_projeto}/${etapa}`
