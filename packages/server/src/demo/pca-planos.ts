import { pcaCreate } from '@paco/domain/pca/pca'
import type { Day } from '@paco/domain/shared/days'
import { UNIDADE_PADRAO } from '@paco/domain/shared/pncp'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { cancelItem, mergeItens, returnItem, sendDemanda } from '../pca/passos.ts'
import { markPlanoSent } from '../pca/planos.ts'
import { insertPlano } from '../pca/planos-queries.ts'
import { insertPca } from '../pca/queries.ts'
import { createDemanda, editItem } from '../pca/writes.ts'
import { portalOf } from './pca.ts'
import { listProntos, setEstado } from './pca-queries.ts'
import { saveAs, signAs } from './saves-queries.ts'
import type { Pessoas } from './usuarios.ts'

/** What was planned last year: object, how many, about how much in all. */
const DO_ANO_PASSADO = [
  ['Uniformes escolares de verão', 18_000, 612_000],
  ['Recapeamento da avenida Juscelino Kubitschek', 1, 2_140_000],
  ['Licenças de antivírus', 900, 58_500],
  ['Locação de impressoras', 12, 264_000],
  ['Reforma da cobertura do Mercado Municipal', 1, 730_000],
  ['Mobiliário das unidades básicas', 320, 198_400],
] as const

/** What departments ask for further ahead. */
const DEMANDAS = [
  ['obras', 'Projeto executivo da ponte do Pedregulho', 1, 480_000, 'rascunho'],
  ['obras', 'Guias e sarjetas de concreto', 2_600, 143_000, 'enviado'],
  ['obras', 'Locação de caminhão-pipa', 12, 216_000, 'devolvido'],
  ['saude', 'Cadeiras odontológicas', 8, 176_000, 'enviado'],
  ['saude', 'Cadeiras odontológicas infantis', 2, 41_000, 'consolidado'],
  ['saude', 'Serviço de esterilização de materiais', 12, 312_000, 'enviado'],
  ['saude', 'Construção da unidade básica do Parque São Francisco', 1, 2_900_000, 'rascunho'],
] as const

const SAEG = { codigo_unidade: '2', nome_unidade: 'SAEG, água e esgoto' }

/** What the water company plans every year. */
const DA_AGUA = [
  ['Cloro líquido em cilindros', 240, 386_400],
  ['Serviço de análise laboratorial da água', 12, 144_000],
  ['Tubos de PVC para rede de água', 4_800, 211_200],
] as const

const common = { justificativa: 'Continuidade do serviço.', prioridade: 'Média' }

/** Plans of last year, of this one, of the next and of the one that is being asked for: in every state, of two units. */
export async function fillPlanos(trx: Trx, { admin, obras, saude }: Pessoas, today: Day): Promise<void> {
  const ano = Number(today.slice(0, 4))
  const at = (year: number, day: string) => new Date(`${year}-${day}T15:00:00Z`)
  for (const [objeto, quantidade, valor] of DO_ANO_PASSADO)
    await insertPca(trx, {
      ...pcaCreate.parse({
        ...common,
        requisitante: 'Administração',
        objeto,
        expectativa_consumo_anual: quantidade,
        valor_preliminar: valor,
        data_pretendida: `${ano - 1}-06-15`,
      }),
      situacao: 'aprovado',
    })
  const approved = (year: number) => ({ aprovado_em: at(year, '05-12'), aprovado_por: admin.id })
  for (const [year, situacao] of [
    [ano - 1, 'encerrado'],
    [ano, 'revisao'],
    [ano + 1, 'publicado'],
  ] as const)
    await setEstado(trx, year, UNIDADE_PADRAO, {
      situacao,
      ...approved(year - 1),
      publicado_em: at(year - 1, '05-20'),
    })
  await askFurther(trx, { obras, saude }, admin, ano + 2)
  await planWater(trx, ano)
  await setEstado(trx, ano + 1, SAEG.codigo_unidade, {
    situacao: 'aprovado',
    ...approved(ano),
    publicado_em: null,
  })
  await setEstado(trx, ano + 2, SAEG.codigo_unidade, {
    situacao: 'aprovacao',
    aprovado_em: null,
    aprovado_por: null,
    publicado_em: null,
  })
  await revise(trx, admin, ano + 1)
}

/** The water company is a unit of its own on the portal, and has plans of its own. */
async function planWater(trx: Trx, ano: number): Promise<void> {
  for (const year of [ano + 1, ano + 2]) {
    const plano_id = await insertPlano(trx, { ...SAEG, ano: year })
    for (const [objeto, quantidade, valor] of DA_AGUA)
      await insertPca(trx, {
        ...pcaCreate.parse({
          ...common,
          ...portalOf(objeto, quantidade),
          requisitante: 'SAEG',
          objeto,
          expectativa_consumo_anual: quantidade,
          valor_preliminar: valor,
          data_pretendida: `${year}-04-06`,
        }),
        situacao: 'aprovado',
        plano_id,
      })
  }
}

async function askFurther(
  trx: Trx,
  people: Pick<Pessoas, 'obras' | 'saude'>,
  admin: SessionUser,
  ano: number,
): Promise<void> {
  let chairs = 0
  for (const [who, objeto, quantidade, valor, situacao] of DEMANDAS) {
    const person = people[who]
    const id = await saveAs(trx, person, () =>
      createDemanda(
        trx,
        person,
        pcaCreate.parse({
          ...common,
          requisitante: who === 'obras' ? 'Obras' : 'Saúde',
          objeto,
          expectativa_consumo_anual: quantidade,
          valor_preliminar: valor,
          data_pretendida: `${ano}-03-02`,
        }),
      ),
    )
    if (situacao === 'rascunho') continue
    await sendDemanda(trx, person, id, {})
    if (objeto === 'Cadeiras odontológicas') chairs = id
    if (situacao === 'enviado') continue
    await signAs(trx, admin)
    if (situacao === 'consolidado') await mergeItens(trx, admin, chairs, { itens: [{ id }] })
    else await returnItem(trx, admin, id, { motivo: 'Informe a quantidade de horas e as regiões atendidas.' })
  }
}

/** Sent to the portal, and then changed: a price, a day, and one that is no longer needed. */
async function revise(trx: Trx, admin: SessionUser, ano: number): Promise<void> {
  await signAs(trx, admin)
  const enviado_em = `${ano - 1}-05-25`
  await markPlanoSent(
    trx,
    { ano },
    { enviado_em, pncp_sequencial: 1, pncp_numero_controle: `46680500000112-0-000001/${ano}` },
    new Date(`${enviado_em}T12:00:00Z`),
  )
  const [dearer = 0, later = 0] = await listProntos(trx, ano, true)
  const [gone = 0] = await listProntos(trx, ano, false)
  await editItem(trx, admin, dearer, {
    ...unsaid,
    valor_preliminar: 512_300,
    justificativa_revisao: 'Pesquisa de preços refeita: os valores do painel subiram.',
  })
  await editItem(trx, admin, later, {
    ...unsaid,
    data_pretendida: `${ano}-10-01`,
    justificativa_revisao: 'O contrato vigente foi prorrogado até setembro.',
  })
  await cancelItem(trx, admin, gone, { motivo: 'Atendido por adesão a ata de registro de preços.' })
}

/** Fields that stay as they are. */
const unsaid = {
  indicacao_vinculacao_dependencia: undefined,
  classificacao_codigo: undefined,
  classificacao_nome: undefined,
  unidade_fornecimento: undefined,
  grupo_codigo: undefined,
  grupo_nome: undefined,
}
