import { cidadeAtual } from '../cidade/atual.ts'
import { fold } from '../shared/fold.ts'

export const MIN_PASSWORD = 10
export const MAX_PASSWORD = 200

/** The common ones of ten characters or more, as people in Brazil type them (folded: no case, no accents). */
const COMMON = new Set(
  `
  1234567890 0123456789 0987654321 9876543210 12345678910 123456789a a123456789 1234567891 123456789123
  123456123456 123123123123 1234512345 1122334455 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 qwertyuiop qwerty1234
  qwerty12345 qwerty123456 qwertyuiop123 asdfghjkl123 asdfghjklc zxcvbnm123 1qaz2wsx3edc qazwsxedcrfv
  password12 password123 password1234 password123456 mypassword passw0rd123 letmein123 welcome123 iloveyou123
  administrator administrador admin12345 admin123456 adminadmin admin@1234 admin@12345 root123456 rootroot12
  senha12345 senha123456 senha1234567 senhasenha senhasenha1 senhasenha123 minhasenha minhasenha1 minhasenha123
  suasenha12 senhaforte senhaforte1 senhaforte123 senhasegura senha@1234 senha@12345 senha@123456 novasenha1
  novasenha123 mudar12345 mudar123456 mudarsenha trocarsenha trocar1234 acesso12345 acesso123456 teste12345
  teste123456 testeteste teste@1234 usuario123 usuario1234 usuario12345 visitante1 visitante123 convidado1
  prefeitura prefeitura1 prefeitura12 prefeitura123 prefeitura1234 prefeitura2024 prefeitura2025 prefeitura2026
  municipio1 municipio123 municipal1 municipal123 secretaria secretaria1 secretaria123 secretario1 secretario123
  brasil1234 brasil12345 brasil123456 brasilbrasil brasil2024 brasil2025 brasil2026 saopaulo123
  corinthians corinthians1 palmeiras1 palmeiras123 flamengo10 flamengo123 flamengo1981 saopaulofc santosfc10
  cruzeiro123 vascodagama gremio1983 botafogo123 jesuscristo jesus12345 deusefiel1 deusefiel123 deusemais1
  familia123 felicidade felicidade1 amordaminhavida meuamor123 teamomuito teamomuito1 liberdade1 esperanca1
  princesa123 estrela123 gabriel123 matheus123 fernanda123 juliana123 amanda1234 rafael1234 daniel1234
  computador computador1 internet123 microsoft1 windows123 google1234 facebook123 whatsapp123 instagram1
  football123 basketball superman123 batman1234 pokemon123 starwars123 dragonball dragonball1 chocolate1
  chocolate123 abcdefghij abcd123456 abc1234567 abc123abc123 aabbccddee
  `
    .trim()
    .split(/\s+/),
)

/** What somebody who knows where the system stands tries first: alone, in a row, with numbers and signs around it. */
const HOUSE = 'prefeitura municipal municipio prefeito camara paco de do da'.split(' ')

/** Whether its letters are words of the house, the city's own names among them, and nothing else. */
function isOfTheHouse(folded: string): boolean {
  const { nome, nome_orgao, nome_sistema, uf } = cidadeAtual()
  const own = [nome, nome_orgao, nome_sistema, uf].flatMap(
    (name) => fold(name ?? '').match(/\p{L}{2,}/gu) ?? [],
  )
  const letters = folded.replace(/\P{L}/gu, '')
  const longestFirst = [...HOUSE, ...own].toSorted((one, other) => other.length - one.length)
  const left = longestFirst.reduce((text, word) => text.replaceAll(word, ' '), letters)
  return letters !== '' && left.trim() === ''
}

/** Why a password is refused, or null. No composition rules: length, and not one everybody tries first. */
export function passwordProblem(password: string): string | null {
  const tooLong = `A senha pode ter no máximo ${MAX_PASSWORD} caracteres.`
  // A character takes two places at most: what is longer is not even counted.
  if (password.length > 2 * MAX_PASSWORD) return tooLong
  const length = [...password].length
  if (length < MIN_PASSWORD) return `A senha precisa de pelo menos ${MIN_PASSWORD} caracteres.`
  if (length > MAX_PASSWORD) return tooLong
  const folded = fold(password)
  const repeated = /^(.{1,3})\1*$/su.test(folded)
  if (repeated || COMMON.has(folded) || isOfTheHouse(folded))
    return 'Esta senha é muito comum. Escolha outra.'
  return null
}
