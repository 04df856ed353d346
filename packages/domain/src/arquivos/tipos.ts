/** A kind of file that is taken: what it is called, how its name ends, and as what it is served. */
export interface Tipo {
  readonly nome: string
  readonly mime: string
  readonly finais: readonly string[]
}

const OOXML = 'application/vnd.openxmlformats-officedocument'
const ODF = 'application/vnd.oasis.opendocument'

/** Which one a file is of, its content decides (`server/arquivos/tipo.ts`); its name must agree. */
export const TIPOS = {
  pdf: { nome: 'PDF', mime: 'application/pdf', finais: ['pdf'] },
  jpeg: { nome: 'JPEG', mime: 'image/jpeg', finais: ['jpg', 'jpeg', 'jfif'] },
  png: { nome: 'PNG', mime: 'image/png', finais: ['png'] },
  webp: { nome: 'WebP', mime: 'image/webp', finais: ['webp'] },
  docx: { nome: 'Word', mime: `${OOXML}.wordprocessingml.document`, finais: ['docx'] },
  xlsx: { nome: 'Excel', mime: `${OOXML}.spreadsheetml.sheet`, finais: ['xlsx'] },
  pptx: { nome: 'PowerPoint', mime: `${OOXML}.presentationml.presentation`, finais: ['pptx'] },
  odt: { nome: 'texto ODF', mime: `${ODF}.text`, finais: ['odt'] },
  ods: { nome: 'planilha ODF', mime: `${ODF}.spreadsheet`, finais: ['ods'] },
  odp: { nome: 'apresentação ODF', mime: `${ODF}.presentation`, finais: ['odp'] },
  p7s: { nome: 'assinatura P7S', mime: 'application/pkcs7-signature', finais: ['p7s'] },
  dwg: { nome: 'desenho DWG', mime: 'image/vnd.dwg', finais: ['dwg'] },
  dxf: { nome: 'desenho DXF', mime: 'image/vnd.dxf', finais: ['dxf'] },
  ifc: { nome: 'modelo IFC', mime: 'application/x-step', finais: ['ifc'] },
  zip: { nome: 'ZIP', mime: 'application/zip', finais: ['zip'] },
  texto: { nome: 'texto (TXT ou CSV)', mime: 'text/plain', finais: ['txt', 'csv'] },
} as const satisfies Record<string, Tipo>
export type TipoKey = keyof typeof TIPOS

/** Every ending that is taken, as a file input wants them. */
export const FINAIS: readonly string[] = Object.values(TIPOS).flatMap(({ finais }) =>
  finais.map((final) => `.${final}`),
)

/** What is taken, in a sentence. */
export const REGRA =
  'PDF, imagem, Word, Excel, PowerPoint, ODF, TXT, CSV, P7S, DWG, DXF, IFC ou ZIP, até 30 MB.'
