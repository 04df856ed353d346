import { decisao } from '@paco/domain/aditivos/decisao'
import { mensagemCreate } from '@paco/domain/aditivos/mensagem'
import { aditivoCreate, termo } from '@paco/domain/aditivos/pedido'
import { bairroCreate, bairroUpdate } from '@paco/domain/bairros/bairro'
import { lancamentoBairroCreate, lancamentoBairroUpdate } from '@paco/domain/bairros/lancamento-bairro'
import { feriadoCreate, feriadoUpdate } from '@paco/domain/calendario/feriado'
import { marcoUpdate } from '@paco/domain/calendario/marco'
import { cidadeUpdate } from '@paco/domain/cidade/cidade'
import { corteUpdate } from '@paco/domain/cidade/tribunais'
import { contratoCreate, contratoUpdate } from '@paco/domain/contratos/contrato'
import { createOf, updateOf } from '@paco/domain/convenios/convenio'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { repasseCreate, repasseUpdate } from '@paco/domain/convenios/repasse'
import { declaracaoCreate } from '@paco/domain/declaracoes/declaracao'
import { fotoNova, ocorrenciaNova, registroCorrigir, registroSemEfeito } from '@paco/domain/diario/registro'
import { dispensaCreate } from '@paco/domain/documentos/checklist'
import { documentoCreate, documentoUpdate, restricao, semEfeito } from '@paco/domain/documentos/documento'
import { regraUpdate as regraChecklistUpdate, regraCreate } from '@paco/domain/documentos/regra'
import { emendaCreate, emendaUpdate } from '@paco/domain/emendas/emenda'
import { coordenadaCreate, coordenadaUpdate } from '@paco/domain/mapa/coordenada'
import { boletimCreate, boletimUpdate, devolucao, liquidacao } from '@paco/domain/medicoes/corpos'
import { pagamentoCreate, regraUpdate } from '@paco/domain/medicoes/registros'
import { lancamentoCreate, lancamentoUpdate } from '@paco/domain/orcamento/lancamento'
import { opcaoCreate, opcaoUpdate } from '@paco/domain/orcamento/opcao'
import { paralisacaoCreate, paralisacaoUpdate, reinicio } from '@paco/domain/paralisacoes/paralisacao'
import { pcaCreate, pcaUpdate } from '@paco/domain/pca/pca'
import { planoEnviado, planoUpdate } from '@paco/domain/pca/plano'
import { itemAprovado, itemCancelado, itemConsolidado, itemDevolvido } from '@paco/domain/pca/revisao'
import { cumprimentoCreate } from '@paco/domain/prazos/cumprimento'
import { arquivamento } from '@paco/domain/projetos/arquivamento'
import { usoDeModelo } from '@paco/domain/projetos/modelos'
import { projetoCreate, projetoUpdate } from '@paco/domain/projetos/projeto'
import { revisaoCreate, revisaoUpdate } from '@paco/domain/quantitativos/revisao'
import {
  recebimentoCreate,
  recebimentoUpdate,
  TIPOS_RECEBIMENTO,
} from '@paco/domain/recebimentos/recebimento'
import { remessaCreate } from '@paco/domain/remessas/remessa'
import { secretariaCreate, secretariaUpdate } from '@paco/domain/secretarias/secretaria'
import { servicoCreate, servicoUpdate } from '@paco/domain/servicos/servico'
import { labelsOf } from '@paco/domain/shared/labels'
import { usuarioConvite, usuarioCreate, usuarioUpdate } from '@paco/domain/usuarios/usuario'
import { vinculoCreate, vinculoUpdate } from '@paco/domain/vinculos/vinculo'
import { visaoCreate, visaoUpdate } from '@paco/domain/visoes/visao'
import { expect, test } from 'vitest'
import { decisaoFields } from '../aditivos/decisao-fields.ts'
import { mensagemFields } from '../aditivos/pagina/conversa-card.tsx'
import { solicitarFields } from '../aditivos/solicitar-fields.tsx'
import { termoFields } from '../aditivos/termo-modal.tsx'
import { bairroFields as bairroDaCidadeFields } from '../bairros/bairro-dialog.tsx'
import { lancamentoFields as bairroFields } from '../bairros/lancamento-fields.ts'
import { feriadoFields } from '../calendario/feriado-fields.ts'
import { marcoFields } from '../calendario/marco-form.tsx'
import {
  aparenciaFields,
  contatosFields,
  corteFields,
  identificacaoFields,
  mapaFields,
} from '../cidade/cidade-fields.ts'
import { motivoField as motivoDoContrato } from '../contratos/assinado-fields.ts'
import { contratoFields } from '../contratos/contrato-fields.tsx'
import { contratoWith } from '../contratos/contratos.testing.ts'
import { convenioFields } from '../convenios/convenio-fields.ts'
import { repasseFields } from '../convenios/repasse-fields.ts'
import { declararFields } from '../declaracoes/declarar-dialog.tsx'
import { corrigirFields, fotoFields, ocorrenciaFields, semEfeitoFields } from '../diario/fields.ts'
import { dispensarFields } from '../documentos/checklist/dispensar-dialog.tsx'
import * as documentoFields from '../documentos/documento-fields.ts'
import { regraFields, regraNovaFields } from '../documentos/regras/regra-fields.ts'
import { emendaFields } from '../emendas/emenda-fields.ts'
import { novaSecretariaFields } from '../guia/secretarias-passo.tsx'
import { motivoFields } from '../inicio/motivo-dialog.tsx'
import { LUGAR_FIELDS } from '../mapa/lugar-fields.ts'
import { novoFields } from '../medicoes/contrato/novo-boletim-dialog.tsx'
import { RETENCAO_FIELDS } from '../medicoes/cronograma/modo-card.tsx'
import { dadosFields } from '../medicoes/dados/dados-form.tsx'
import { devolverFields } from '../medicoes/devolver-dialog.tsx'
import { liquidarFields, pagarFields } from '../medicoes/pagamentos/pagamento-forms.tsx'
import { lancamentoFields } from '../orcamento/lancamento-fields.tsx'
import { opcaoEditFields, opcaoFields } from '../orcamento/opcao-fields.ts'
import { editFields, restartFields, stopFields } from '../paralisacoes/paralisacao-fields.ts'
import { outrosField } from '../pca/outros-itens.tsx'
import { enviadoFields, passoFields, unidadeFields } from '../pca/passo-dialog.tsx'
import { pcaFields } from '../pca/pca-fields.ts'
import { revisaoField } from '../pca/pca-form.tsx'
import { cumprimentoFields } from '../prazos/cumprimento-fields.tsx'
import { arquivarFields } from '../projetos/arquivamento/arquivar-fields.ts'
import { conclusaoField } from '../projetos/formulario/conclusao-field.ts'
import { etapaField } from '../projetos/formulario/etapa-field.tsx'
import { motivoField } from '../projetos/formulario/linha-base-fields.ts'
import { modeloFields } from '../projetos/formulario/modelo-fields.tsx'
import * as projeto from '../projetos/formulario/projeto-fields.ts'
import { person, projetoWith, semPessoas } from '../projetos/projeto.testing.ts'
import { contasFields, novaFields } from '../quantitativos/revisao-fields.tsx'
import { alterarFields, registrarFields } from '../recebimentos/recebimento-fields.tsx'
import { gerarFields } from '../remessas/gerar-dialog.tsx'
import { cadastroFields, edicaoFields } from '../secretarias/secretaria-fields.tsx'
import { servicoFields } from '../servicos/servico-fields.tsx'
import type { Field, FormSchema } from '../ui/entity-form/types.ts'
import { convidarFields, usuarioFields } from '../usuarios/usuario-fields.ts'
import { valorFields, vinculoFields } from '../vinculos/vinculo-fields.tsx'
import { visaoFields } from '../visoes/visao-fields.ts'

const options = { queryKey: ['secretarias'], queryFn: async () => [] }
const [own, whole] = [person('user', 12), person('admin', null)]
const ponte = projetoWith({})
const pedido = { projeto: ponte, secretaria: { id: 12, nome: 'Obras' }, contratos: [] }
const termoOf = { contrato: contratoWith({}), provisorio: null }
const none = {
  unidade: [],
  classificacao: [],
  funcionais: [],
  contaelemento: [],
  aplicacao: [],
  fontederecurso: [],
}
const line = { listas: none, secretarias: [], fixed: { id: 12, nome: 'Obras' } }
const projetoFields = [own, whole].flatMap((who) => [
  projeto.idField,
  projeto.nomeField,
  projeto.secretariaField(who, options, 'Obras'),
  projeto.descricaoField,
  projeto.anoField,
  projeto.valorFieldFor(who === own),
  ...projeto.classificacaoFields,
  projeto.gestorField('gestorprojeto', semPessoas),
  projeto.gestorField('gestorprocesso', semPessoas),
  etapaField({ record: ponte, locksEnds: who === own, sozinho: null }),
  motivoField(ponte),
  conclusaoField([], ponte),
])

/** Every form of the product by its file (`test/labels.test.ts` counts them): what it shows, and what it is checked with. */
const FORMS: Record<string, [fields: readonly Field[], schemas: readonly FormSchema[]][]> = {
  'aditivos/decisao-form.tsx': [
    [[...decisaoFields({ classe: 'acrescimos', permitido: 25 }), ...decisaoFields(null)], [decisao]],
  ],
  'aditivos/pagina/conversa-card.tsx': [[mensagemFields, [mensagemCreate]]],
  'aditivos/solicitar-modal.tsx': [
    [solicitarFields({ ...pedido, secretarias: options }), [aditivoCreate]],
    [solicitarFields({ ...pedido, secretarias: null }), [aditivoCreate]],
  ],
  'aditivos/termo-modal.tsx': [
    [termoFields({ numero_termo: null, data_assinatura: null, fundamento_legal: null }), [termo]],
  ],
  'bairros/lancamento-form.tsx': [[bairroFields, [lancamentoBairroCreate, lancamentoBairroUpdate]]],
  'guia/secretarias-passo.tsx': [[novaSecretariaFields, [secretariaCreate]]],
  'contratos/contrato-form.tsx': [own, whole].flatMap((who) => {
    const fields = contratoFields({
      who,
      secretarias: options,
      conhecidas: semPessoas,
      nome: 'Obras',
      locked: who === own,
    })
    return [
      [fields, [contratoCreate]],
      [[...fields, motivoDoContrato(contratoWith({}))], [contratoUpdate]],
    ] satisfies [readonly Field[], readonly FormSchema[]][]
  }),
  'visoes/visao-dialog.tsx': [
    [visaoFields(whole), [visaoCreate]],
    [visaoFields(own), [visaoUpdate]],
  ],
  'cidade/corte-card.tsx': [[corteFields, [corteUpdate]]],
  'cidade/cidade-form.tsx': [identificacaoFields, aparenciaFields, mapaFields, contatosFields].map(
    (fields) => [fields, [cidadeUpdate]],
  ),
  'bairros/bairro-dialog.tsx': [[bairroDaCidadeFields, [bairroCreate, bairroUpdate]]],
  'calendario/feriado-form.tsx': [[feriadoFields, [feriadoCreate, feriadoUpdate]]],
  'calendario/marco-form.tsx': [[marcoFields, [marcoUpdate]]],
  'convenios/convenio-form.tsx': FAMILIAS.map((familia) => [
    convenioFields(familia),
    [createOf(familia), updateOf(familia)],
  ]),
  'declaracoes/declarar-dialog.tsx': [[declararFields, [declaracaoCreate]]],
  'remessas/gerar-dialog.tsx': [[gerarFields, [remessaCreate]]],
  'diario/nova-foto.tsx': [[fotoFields, [fotoNova]]],
  'diario/nova-ocorrencia.tsx': [[ocorrenciaFields([{ value: 1, label: '45/2026' }]), [ocorrenciaNova]]],
  'diario/fila/editar-item.tsx': [
    [fotoFields, [fotoNova]],
    [ocorrenciaFields([]), [ocorrenciaNova]],
  ],
  'diario/registro-forms.tsx': [
    [corrigirFields, [registroCorrigir]],
    [semEfeitoFields, [registroSemEfeito]],
  ],
  'documentos/documento-forms.tsx': [
    [
      [
        ...documentoFields.alterarFields([], { link: null }),
        ...documentoFields.alterarFields([], { link: 'x' }),
      ],
      [documentoUpdate],
    ],
    [documentoFields.restringirFields, [restricao]],
    [documentoFields.semEfeitoFields, [semEfeito]],
  ],
  'documentos/incluir-endereco.tsx': [[documentoFields.enderecoFields([]), [documentoCreate]]],
  'documentos/checklist/dispensar-dialog.tsx': [[dispensarFields, [dispensaCreate]]],
  'documentos/regras/regra-form.tsx': [
    [regraNovaFields, [regraCreate]],
    [regraFields, [regraChecklistUpdate]],
  ],
  'inicio/motivo-dialog.tsx': [[motivoFields, [projetoUpdate]]],
  'mapa/lugar-form.tsx': [[LUGAR_FIELDS, [coordenadaCreate, coordenadaUpdate]]],
  'medicoes/contrato/novo-boletim-dialog.tsx': [[novoFields, [boletimCreate]]],
  'medicoes/dados/dados-form.tsx': [[dadosFields(contratoWith({})), [boletimUpdate]]],
  'medicoes/devolver-dialog.tsx': [[devolverFields, [devolucao]]],
  'medicoes/pagamentos/pagamento-forms.tsx': [
    [liquidarFields, [liquidacao]],
    [pagarFields(10), [pagamentoCreate]],
  ],
  'convenios/repasse-dialog.tsx': [[repasseFields, [repasseCreate, repasseUpdate]]],
  'emendas/emenda-form.tsx': [own, whole].map((who) => [
    emendaFields({ who, secretarias: options, nome: 'Obras' }),
    [emendaCreate, emendaUpdate],
  ]),
  'orcamento/lancamento-form.tsx': [options, null].map((choosable) => [
    lancamentoFields({ ...line, choosable }),
    [lancamentoCreate, lancamentoUpdate],
  ]),
  'orcamento/opcao-form.tsx': [
    [opcaoFields(options), [opcaoCreate]],
    [opcaoEditFields, [opcaoUpdate]],
  ],
  'paralisacoes/paralisacao-forms.tsx': [
    [stopFields([]), [paralisacaoCreate]],
    [editFields([]), [paralisacaoUpdate]],
    [restartFields('2026-01-01'), [reinicio]],
  ],
  'projetos/arquivamento/arquivar-dialog.tsx': [[arquivarFields, [arquivamento]]],
  'medicoes/cronograma/modo-card.tsx': [[RETENCAO_FIELDS, [regraUpdate]]],
  'quantitativos/revisao-dialogs.tsx': [
    [[...novaFields(true, []), ...novaFields(false, [])], [revisaoCreate]],
    [contasFields(false), [revisaoUpdate]],
  ],
  'recebimentos/recebimento-form.tsx': [
    [TIPOS_RECEBIMENTO.flatMap((tipo): Field[] => [...registrarFields(tipo, termoOf)]), [recebimentoCreate]],
    [alterarFields(termoOf), [recebimentoUpdate]],
  ],
  'pca/pca-form.tsx': [
    [pcaFields(options), [pcaCreate, pcaUpdate]],
    [[revisaoField], [pcaUpdate]],
  ],
  'pca/passo-dialog.tsx': [
    [passoFields, [itemDevolvido, itemAprovado, itemCancelado]],
    [
      [outrosField({ id: 1, ano: 2027, unidade: '1', situacao: 'enviado' }), ...passoFields],
      [itemConsolidado],
    ],
    [enviadoFields, [planoEnviado]],
    [unidadeFields, [planoUpdate]],
  ],
  'prazos/cumprimento-dialog.tsx': [[cumprimentoFields, [cumprimentoCreate]]],
  'projetos/formulario/modelo-dialog.tsx': [[modeloFields({}), [usoDeModelo]]],
  'projetos/formulario/projeto-create-form.tsx': [[projetoFields, [projetoCreate]]],
  'projetos/formulario/projeto-edit-form.tsx': [[projetoFields, [projetoUpdate]]],
  'secretarias/cadastro-screen.tsx': [[cadastroFields, [secretariaCreate]]],
  'secretarias/edit-form.tsx': [[edicaoFields, [secretariaUpdate]]],
  'servicos/servico-form.tsx': [[servicoFields(null), [servicoCreate, servicoUpdate]]],
  'vinculos/vinculo-dialog.tsx': [
    [vinculoFields(own), [vinculoCreate]],
    [valorFields, [vinculoUpdate]],
  ],
  'usuarios/convidar-form.tsx': [[convidarFields(options), [usuarioConvite]]],
  'usuarios/usuario-form.tsx': [
    [usuarioFields({ secretarias: options, existing: false }), [usuarioCreate]],
    [usuarioFields({ secretarias: options, existing: true }), [usuarioUpdate]],
  ],
}

/** Where a form says another word than the schema, on purpose. */
const OWN_WORDS = new Set([
  // Typed beside the one that stays.
  'password: Nova senha',
  // A date that only an amendment moves says so.
  ...[1, 2, 3, 4, 5, 6].map((numero) => `datafimetapa${numero}: Etapa ${numero}: fim (congelado)`),
])

/** The fields that have a name, those inside tables included. */
const named = (fields: readonly Field[]): readonly Exclude<Field, { kind: 'section' | 'table' }>[] =>
  fields.flatMap((field) => {
    if (field.kind === 'section') return []
    return field.kind === 'table' ? field.rows.flatMap((row) => named(row.fields)) : [field]
  })

test.each(Object.entries(FORMS))('%s calls its fields as its schema does', (_, forms) => {
  for (const [fields, schemas] of forms)
    for (const schema of schemas) {
      const labels = labelsOf(schema)
      const unknown = named(fields).filter(({ name }) => labels[name] === undefined)
      expect(unknown.map(({ name }) => name)).toEqual([])
      const typed = named(fields).filter(({ label }) => label !== undefined)
      const wrong = typed.filter(
        ({ name, label }) => label === labels[name] || !OWN_WORDS.has(`${name}: ${label}`),
      )
      expect(wrong.map(({ name, label }) => `${name}: ${label}`)).toEqual([])
      expect(named(fields).filter((field) => 'maxLength' in field)).toEqual([])
    }
})
