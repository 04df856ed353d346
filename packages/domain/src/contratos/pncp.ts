import { LABELS as CIDADE, type Cidade } from '../cidade/cidade.ts'
import { controleOf, type EnvioPncp, inFileName, montar, type Peca, UNIDADE_PADRAO } from '../shared/pncp.ts'
import { type Contrato, LABELS } from './contrato.ts'
import { TIPO_CONTRATO, TIPO_DOCUMENTO } from './pncp-dominios.ts'

/** The code of AUDESP for concessions. */
const CONCESSAO = 9

type Campo = keyof typeof LABELS & keyof Contrato

/**
 * A contract as the portal takes it (`POST /v1/orgaos/{cnpj}/contratos`). It is told as it was signed: amendments go as
 * terms of their own. Whoever is paid has a CNPJ here, and no contract of ours brings money in.
 */
export function pncpDoContrato(contrato: Contrato, cidade: Pick<Cidade, 'cnpj'>): EnvioPncp {
  const { id, numero_ano, assinatura, regime, pncp_ata, pncp_compra } = contrato
  const compra = pncp_compra === null ? null : controleOf(pncp_compra, 'compra')
  const concessao = regime === CONCESSAO
  const own = (campo: string, of: Campo, valor: Peca['valor'], more: Partial<Peca> = {}): Peca => ({
    campo,
    valor,
    rotulo: LABELS[of],
    onde: { tela: 'contrato', id, campo: of },
    ...more,
  })
  const told = montar([
    {
      campo: 'cnpj',
      valor: cidade.cnpj,
      rotulo: `${CIDADE.cnpj} do município`,
      onde: { tela: 'cidade', id: null, campo: 'cnpj' },
      noCaminho: true,
    },
    own('cnpjCompra', 'pncp_compra', compra?.cnpj ?? null),
    own('anoCompra', 'pncp_compra', compra?.ano ?? null),
    own('sequencialCompra', 'pncp_compra', compra?.sequencial ?? null),
    own('frutoAdesao', 'pncp_ata', pncp_ata && pncp_ata === 'adesao'),
    own('temRemanejamento', 'pncp_ata', pncp_ata && pncp_ata === 'remanejamento'),
    own('tipoContratoId', 'regime', concessao ? TIPO_CONTRATO.concessao : TIPO_CONTRATO.contrato),
    own('numeroContratoEmpenho', 'numero', contrato.numero, { max: 50 }),
    own('anoContrato', 'ano', contrato.ano),
    own('processo', 'processo', contrato.processo, { max: 50 }),
    own('categoriaProcessoId', 'pncp_categoria', contrato.pncp_categoria),
    own('receita', 'valor_inicial', false),
    own('codigoUnidade', 'id_secretaria', UNIDADE_PADRAO),
    own('niFornecedor', 'cnpj', contrato.cnpj),
    own('tipoPessoaFornecedor', 'cnpj', contrato.cnpj && 'PJ'),
    own('nomeRazaoSocialFornecedor', 'empresa', contrato.empresa, { max: 100 }),
    own('objetoContrato', 'objeto', contrato.objeto, { max: 5120 }),
    own('valorInicial', 'valor_inicial', contrato.valor_inicial),
    own('numeroParcelas', 'numero_parcelas', contrato.numero_parcelas),
    own('valorGlobal', 'valor_inicial', contrato.valor_inicial),
    own('dataAssinatura', 'assinatura', assinatura),
    // The form says so: unless another day is named, the term begins with the signature.
    own('dataVigenciaInicio', 'assinatura', contrato.vigencia_inicio ?? assinatura),
    own('dataVigenciaFim', 'vigencia_fim', contrato.vigencia_original ?? contrato.vigencia_fim, {
      ...(concessao ? {} : { opcional: true }),
    }),
    own('identificadorCipi', 'cipi', contrato.cipi, { opcional: true }),
  ])
  return {
    caminho: cidade.cnpj && `/v1/orgaos/${cidade.cnpj}/contratos`,
    documento: { titulo: `Contrato ${numero_ano}`, tipoDocumentoId: TIPO_DOCUMENTO.contrato },
    ...told,
  }
}

/** `pncp-contrato-12-2026.json` */
export const pncpDoContratoNome = ({ numero_ano }: Pick<Contrato, 'numero_ano'>): string =>
  `pncp-contrato-${inFileName(numero_ano)}.json`
