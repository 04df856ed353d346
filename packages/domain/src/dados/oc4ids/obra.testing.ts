import { setCidade } from '../../cidade/atual.ts'
import { GUARATINGUETA } from '../../cidade/cidade.testing.ts'
import type { Publicacao } from '../publicacao.ts'
import type { ObraFatos } from './fatos.ts'
import type { ContratoFatos } from './fatos-contrato.ts'

setCidade(GUARATINGUETA)

export const HOJE = '2027-03-10'

export const PUBLICACAO: Publicacao = {
  prefixo: 'oc4ids-xxxxxx',
  licenca: 'CC-BY-4.0',
  endereco: 'https://processos.exemplo.sp.gov.br',
}

/** A work of which nothing is known but its name. */
export const VAZIA: ObraFatos = {
  id: 7,
  nomeprojeto: 'Praça',
  descricao_publica: null,
  endereco: null,
  valor: null,
  gasto: 0,
  contratado: null,
  medido: null,
  pago: null,
  fisico: null,
  progresso: 0,
  paralisacao: null,
  status: 'Não iniciado',
  etapa_atual: 1,
  etapas_atrasadas: [],
  id_secretaria: 12,
  secretaria: 'Obras',
  atualizado_em: null,
  ponto: null,
  etapas: [],
  dotacoes: [],
  convenios: [],
  emendas: [],
  parcelas: [],
  contratos: [],
  documentos: [],
  fotos: [],
}

export const CONTRATO: ContratoFatos = {
  id: 45,
  numero_ano: '45/2026',
  objeto: 'Construção da praça',
  empresa: 'Construtora Vale',
  cnpj: '12ABC34501DE35',
  contratacao_direta: false,
  regime: 1,
  reforma: false,
  situacao: 'Em execução',
  assinatura: '2026-05-04',
  ordem_inicio: '2026-06-01',
  vigencia_fim: '2027-06-11',
  vigencia_original: '2027-06-01',
  valor_inicial: 1000.1,
  valor_referencia: 1200,
  valor_atual: 1000.1,
  reajuste_boletins: 0,
  reajustes_medidos: 0,
  pncp_numero: '46680500000112-2-000045/2026',
  recebido_definitivo_em: null,
  aditivos: [],
  boletins: [],
  pagamentos: [],
  plano: [],
}

export const etapa = (numero: number, own: Partial<ObraFatos['etapas'][number]> = {}) => ({
  numero,
  nome: `Etapa ${numero}`,
  inicio: null,
  fim: null,
  situacao: null,
  inicio_real: null,
  fim_real: null,
  ...own,
})

export const aditivo = (id: number, own: Partial<ContratoFatos['aditivos'][number]> = {}) => ({
  id,
  numero_termo: null,
  fundamento_legal: null,
  decidido_em: '2026-08-01T13:00:00.5+00:00',
  valor: null,
  supressao: null,
  reajuste: null,
  prazo: null,
  planilha: false,
  ...own,
})

/** One of which all is known. */
export const CHEIA: ObraFatos = {
  ...VAZIA,
  descricao_publica: 'Praça com brinquedos.',
  endereco: 'Rua das Flores, 10',
  valor: 1500.5,
  contratado: 1000.1,
  medido: 400,
  pago: 300.25,
  progresso: 40,
  status: 'Em andamento',
  etapa_atual: 5,
  atualizado_em: '2027-03-09T18:00:00.123456+00:00',
  ponto: { latitude: -22.8164, longitude: -45.1933 },
  etapas: [1, 2, 3, 4, 5, 6].map((numero) =>
    etapa(numero, { inicio: `2026-0${numero}-01`, fim: `2026-0${numero}-28` }),
  ),
  dotacoes: [{ id: 3, funcional: '15.451.0007.1.012', fonte: '01', ficha: '210', valor: 500 }],
  convenios: [
    {
      familia: 'federal',
      id: 2,
      objeto: 'Praças',
      numero: '900123',
      parlamentar: null,
      modalidade: 'CP 3/2026',
      natureza: 'recebe',
      valor: 600,
      inicio: null,
      fim: '2027-12-31',
    },
    {
      familia: 'finisa',
      id: 4,
      objeto: 'Infraestrutura',
      numero: null,
      parlamentar: null,
      modalidade: null,
      natureza: null,
      valor: 400,
      inicio: null,
      fim: null,
    },
    {
      familia: 'estadual',
      id: 5,
      objeto: 'Cessão de servidores',
      numero: '12/2026',
      parlamentar: null,
      modalidade: null,
      natureza: 'sem_recursos',
      valor: 0,
      inicio: null,
      fim: null,
    },
  ],
  emendas: [
    {
      id: 7,
      esfera: 'federal',
      numero: '40120003',
      ano: 2026,
      autor: 'Dep. Rui Sá',
      tipo: 'individual',
      objeto: 'Iluminação da praça',
      valor: 250,
    },
  ],
  parcelas: [
    { id: 1, servico: 'Terraplenagem', mes: 1, valor: 10 },
    { id: 2, servico: 'Terraplenagem', mes: 1, valor: 10 },
  ],
  contratos: [
    {
      ...CONTRATO,
      aditivos: [
        aditivo(1, {
          valor: 100.2,
          prazo: 10,
          planilha: true,
          numero_termo: '1/2026',
          fundamento_legal: 'art. 125',
        }),
        aditivo(2, { supressao: 50.1, reajuste: 5 }),
      ],
      boletins: [{ id: 8, inicio: '2026-06-01', fim: '2026-06-30', valor_periodo: 400, fisico: 40 }],
      pagamentos: [{ id: 9, data: '2026-07-20', valor: 300.25 }],
      plano: [400, 1000.1],
    },
  ],
  documentos: [
    {
      id: 5,
      id_contrato: 45,
      titulo: 'Contrato',
      tipo: 'contractSigned',
      link: null,
      regra: 'Contrato assinado',
      formato: 'application/pdf',
      tamanho: 1200,
      publico_desde: '2026-05-05',
    },
    {
      id: 6,
      id_contrato: null,
      titulo: 'Edital',
      tipo: 'tenderNotice',
      link: 'https://exemplo.gov.br/edital nº 3?x=á',
      regra: 'Edital',
      formato: null,
      tamanho: null,
      publico_desde: '2026-03-01',
    },
  ],
  fotos: [{ id: 11, foto: 'abc.webp', dia: '2026-07-01' }],
}
