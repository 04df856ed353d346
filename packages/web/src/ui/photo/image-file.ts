/** What the server takes; it decides by the content, these only spare a journey to it. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const MAX_IMAGE = 5 * 1024 * 1024

export const IMAGE_RULE = 'JPEG, PNG ou WebP, até 5 MB.'

const KINDS = 'Envie uma imagem JPEG, PNG ou WebP.'
const inMegabytes = (bytes: number) =>
  (bytes / 1024 / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })

/** Why a file cannot be a photo, or null. */
export function refuseImage({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (size === 0) return `O arquivo “${name}” está vazio. ${KINDS}`
  if (!(IMAGE_TYPES as readonly string[]).includes(type)) return `“${name}” não é uma imagem aceita. ${KINDS}`
  if (size > MAX_IMAGE) return `“${name}” tem ${inMegabytes(size)} MB. O limite é de 5 MB.`
  return null
}

/** The picture in a file, upright; what only calls itself a picture is refused in words. */
export async function readImage(file: File): Promise<ImageBitmap | string> {
  const refused = refuseImage(file)
  if (refused !== null) return refused
  try {
    return await createImageBitmap(file)
  } catch {
    return `Não foi possível ler “${file.name}”: o conteúdo não é de uma imagem. ${KINDS}`
  }
}
