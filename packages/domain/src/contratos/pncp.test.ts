import { describe, expect, it } from 'vitest'
import type { Contrato } from './contrato.ts'
import { pncpDoContrato, pncpDoContratoNome } from './pncp.ts'

const PREFEITURA = { cnpj: '11222333000181' }

/** Signed, with all that the portal asks for. */
const CONTRATO = {
  id: 5,
  id_secretaria: 12,
  numero: '45',
  ano: 2026,
  numero_ano: '45/2026',
  processo: '1234/2026',
  objeto: 'Construção da ponte do Ribeirão',
  empresa: 'Construtora Vale Ltda.',
  cnpj: '12ABC34501DE35',
  regime: 2,
  assinatura: '2026-03-02',
  vigencia_inicio: null,
  vigencia_fim: '2026-12-31',
  vigencia_original: '2026-08-29',
  valor_inicial: 528_987.72,
  valor_atual: 600_000,
  cipi: null,
  pncp_compra: '11222333000181-1-000045/2025',
  pncp_categoria: 7,
  pncp_ata: 'nenhuma',
  numero_parcelas: 6,
} as Contrato

const told = (own: Partial<Contrato> = {}, cidade: { cnpj: string | null } = PREFEITURA) =>
  pncpDoContrato({ ...CONTRATO, ...own }, cidade)

describe('a contract for the PNCP', () => {
  it('is told whole, as it was signed, without empty keys', () => {
    expect(told()).toEqual({
      caminho: '/v1/orgaos/11222333000181/contratos',
      documento: { titulo: 'Contrato 45/2026', tipoDocumentoId: 12 },
      payload: {
        cnpjCompra: '11222333000181',
        anoCompra: 2025,
        sequencialCompra: 45,
        frutoAdesao: false,
        temRemanejamento: false,
        tipoContratoId: 1,
        numeroContratoEmpenho: '45',
        anoContrato: 2026,
        processo: '1234/2026',
        categoriaProcessoId: 7,
        receita: false,
        codigoUnidade: '1',
        niFornecedor: '12ABC34501DE35',
        tipoPessoaFornecedor: 'PJ',
        nomeRazaoSocialFornecedor: 'Construtora Vale Ltda.',
        objetoContrato: 'Construção da ponte do Ribeirão',
        valorInicial: 528_987.72,
        numeroParcelas: 6,
        valorGlobal: 528_987.72,
        dataAssinatura: '2026-03-02',
        dataVigenciaInicio: '2026-03-02',
        dataVigenciaFim: '2026-08-29',
      },
      faltas: [],
    })
  })

  it.each<[string, Partial<Contrato>, object]>([
    ['adhesion', { pncp_ata: 'adesao' }, { frutoAdesao: true, temRemanejamento: false }],
    ['reallocation', { pncp_ata: 'remanejamento' }, { frutoAdesao: false, temRemanejamento: true }],
    ['a concession', { regime: 9 }, { tipoContratoId: 4 }],
    ['another first day', { vigencia_inicio: '2026-03-10' }, { dataVigenciaInicio: '2026-03-10' }],
    ['its number in the CIPI', { cipi: '111.11-011' }, { identificadorCipi: '111.11-011' }],
  ])('tells %s', (_name, own, payload) => {
    expect(told(own)).toMatchObject({ payload, faltas: [] })
  })

  it('has no end where none was agreed', () => {
    const { payload, faltas } = told({ vigencia_fim: null, vigencia_original: null })
    expect([faltas, 'dataVigenciaFim' in payload]).toEqual([[], false])
  })

  it.each<[Partial<Contrato>, string, string, string]>([
    [{ pncp_compra: null }, 'cnpjCompra', 'pncp_compra', 'Não informado.'],
    [{ pncp_ata: null }, 'frutoAdesao', 'pncp_ata', 'Não informado.'],
    [{ processo: null }, 'processo', 'processo', 'Não informado.'],
    [{ processo: 'x'.repeat(51) }, 'processo', 'processo', 'Tem 51 caracteres; o PNCP aceita 50.'],
    [{ pncp_categoria: null }, 'categoriaProcessoId', 'pncp_categoria', 'Não informado.'],
    [{ cnpj: null }, 'niFornecedor', 'cnpj', 'Não informado.'],
    [
      { empresa: 'x'.repeat(101) },
      'nomeRazaoSocialFornecedor',
      'empresa',
      'Tem 101 caracteres; o PNCP aceita 100.',
    ],
    [{ numero_parcelas: null }, 'numeroParcelas', 'numero_parcelas', 'Não informado.'],
    [{ assinatura: null }, 'dataAssinatura', 'assinatura', 'Não informado.'],
    [
      { regime: 9, vigencia_fim: null, vigencia_original: null },
      'dataVigenciaFim',
      'vigencia_fim',
      'Não informado.',
    ],
  ])('%o: names what is missing', (own, campo, nosso, motivo) => {
    const { payload, faltas } = told(own)
    expect(faltas).toEqual([
      expect.objectContaining({ campo, motivo, onde: { tela: 'contrato', id: 5, campo: nosso } }),
    ])
    expect(payload).not.toHaveProperty(campo)
  })

  it('needs the CNPJ of the city for its address', () => {
    const { caminho, payload, faltas } = told({}, { cnpj: null })
    expect([caminho, 'cnpj' in payload]).toEqual([null, false])
    expect(faltas).toMatchObject([{ campo: 'cnpj', onde: { tela: 'cidade', id: null, campo: 'cnpj' } }])
  })

  it.each([
    ['12/2026', 'pncp-contrato-12-2026.json'],
    ['../Nº 7-Á/2026', 'pncp-contrato-N-7-A-2026.json'],
  ])('%s is a file called %s', (numero_ano, name) => {
    expect(pncpDoContratoNome({ numero_ano })).toBe(name)
  })
})
