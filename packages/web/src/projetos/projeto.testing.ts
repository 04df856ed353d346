import { ETAPAS } from '@paco/domain/etapas/etapa'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { SuggestionSearch } from '../ui/entity-form/types.ts'

/** Nobody is known. */
export const semPessoas: SuggestionSearch = () => ({ queryKey: ['pessoas'], queryFn: async () => [] })

/** A project of Obras with its six stages, for the tests of the screens. */
export function projetoWith(change: Partial<Projeto>): Projeto {
  const etapas = ETAPAS.flatMap(({ numero, nome }) => [
    [`etapa${numero}`, nome],
    [`datainicioetapa${numero}`, null],
    [`datafimetapa${numero}`, null],
    [`prazoetapa${numero}`, null],
    [`situacaoetapa${numero}`, 'Não iniciado'],
    [`datainiciooriginal${numero}`, null],
    [`datafimoriginal${numero}`, null],
    [`datainicioreal${numero}`, null],
    [`datafimreal${numero}`, null],
  ])
  const projeto = {
    id: 1,
    id_secretaria: 12,
    secretaria_nome: 'Obras',
    nomeprojeto: 'Ponte Nova',
    descricao: null,
    ano: 2026,
    valor: 1000,
    valor_original: 1000,
    gasto: 0,
    contratado: null,
    medido: 0,
    pago: 0,
    fisico: null,
    gestorprocesso: 'Helena Prado',
    status: 'Não iniciado',
    situacao: 'Não iniciado',
    progresso: 0,
    etapa_atual: 1,
    etapas_atrasadas: [],
    base_congelada_em: null,
    base_congelada_por: null,
    aditivo_decidido: false,
    guardado: [],
    arquivado_em: null,
    arquivado_motivo: null,
    arquivado_por: null,
    etapas_nao_iniciadas: [],
    paralisacao: null,
    sem_evolucao_em: null,
    versao: 3,
    ...Object.fromEntries(etapas),
    ...change,
  }
  return projeto as Projeto
}

export const person = (role: SessionUser['role'], id_secretaria: number | null): SessionUser => ({
  id: 1,
  name: 'Ana',
  role,
  id_secretaria,
})

/** Two projects, of Obras and of Saúde, as the list call answers them. */
export const answerTwo = () =>
  Response.json(
    {
      Status: 'Success',
      Result: [
        projetoWith({ id: 1 }),
        projetoWith({ id: 2, id_secretaria: 17, secretaria_nome: 'Saúde', nomeprojeto: 'UBS Central' }),
      ],
    },
    { headers: { 'X-Total-Count': '2' } },
  )
