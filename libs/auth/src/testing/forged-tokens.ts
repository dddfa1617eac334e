import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { createTestKey, encode, signToken, testClaims, type TestKey } from './test-tokens.ts'

/** A token that must not be accepted, and what is wrong with it. */
interface ForgedToken {
  name: string
  token: string
}

type ClaimsMaker = (changes?: Record<string, unknown>) => Record<string, unknown>

/**
 * More than two hundred tokens that are not what they say they are (RFC 8725,
 * OWASP JWT cheat sheet). Except where the name says otherwise they carry the
 * right issuer, audience, times and key id.
 *
 * @param usual Claims that a genuine token has otherwise than {@link testClaims}, such as another issuer.
 */
export function forgeTokens(key: TestKey, nowMs: number, usual: Record<string, unknown> = {}): ForgedToken[] {
  const claims: ClaimsMaker = (changes) => testClaims(nowMs, { ...usual, ...changes })
  const genuine = signToken(key, claims())
  return [
    ...withoutSignature(key, claims),
    ...withPublicKeyAsSecret(key, claims),
    ...withForeignKeys(key, claims),
    ...withKeysInTheHeader(key, claims),
    ...withOtherHeaders(key, claims),
    ...withOtherClaims(key, claims),
    ...withChangedBytes(genuine),
    ...withOtherSignatures(genuine),
    ...withOtherShapes(genuine),
  ]
}

function withoutSignature(key: TestKey, claims: ClaimsMaker): ForgedToken[] {
  const payload = encode(claims())
  return ['none', 'None', 'NONE', 'nOnE', 'noNe', 'none ', ' none', ''].flatMap((alg) =>
    ['', 'AAAA', '.'].map((signature) => ({
      name: `alg ${JSON.stringify(alg)} with signature ${JSON.stringify(signature)}`,
      token: `${encode({ alg, typ: 'JWT', kid: key.kid })}.${payload}.${signature}`,
    })),
  )
}

function withPublicKeyAsSecret(key: TestKey, claims: ClaimsMaker): ForgedToken[] {
  const publicKey = createPublicKey({ key: key.jwk, format: 'jwk' })
  const secrets = [
    publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    publicKey.export({ type: 'spki', format: 'der' }),
    JSON.stringify(key.jwk),
    String(key.jwk['x']),
    '',
    'secret',
    'your-256-bit-secret',
    'super-secret-jwt-token-with-at-least-32-characters-long',
  ]
  return ['HS256', 'HS384', 'HS512'].flatMap((alg) =>
    secrets.map((secret, index) => {
      const input = `${encode({ alg, typ: 'JWT', kid: key.kid })}.${encode(claims())}`
      const signature = createHmac(`sha${alg.slice(2)}`, secret)
        .update(input)
        .digest('base64url')
      return { name: `${alg} with guess ${index}`, token: `${input}.${signature}` }
    }),
  )
}

function withForeignKeys(key: TestKey, claims: ClaimsMaker): ForgedToken[] {
  const foreign = createTestKey(key.kid)
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const edwards = generateKeyPairSync('ed25519').privateKey
  const signWith = (alg: string, hash: string | undefined, privateKey: typeof rsa) => {
    const input = `${encode({ alg, typ: 'JWT', kid: key.kid })}.${encode(claims())}`
    return `${input}.${sign(hash, Buffer.from(input), privateKey).toString('base64url')}`
  }
  return [
    { name: 'another key of the same name', token: signToken(foreign, claims()) },
    { name: 'RS256', token: signWith('RS256', 'sha256', rsa) },
    { name: 'RS512', token: signWith('RS512', 'sha512', rsa) },
    { name: 'RSA signature called ES256', token: signWith('ES256', 'sha256', rsa) },
    { name: 'EdDSA', token: signWith('EdDSA', undefined, edwards) },
    { name: 'Ed25519 signature called ES256', token: signWith('ES256', undefined, edwards) },
    ...['ES384', 'ES512', 'ES256K', 'PS256', 'Ed25519', 'RSA1_5', 'A128KW', 'dir'].map((alg) => ({
      name: `right signature called ${alg}`,
      token: signToken(key, claims(), { alg }),
    })),
  ]
}

function withKeysInTheHeader(key: TestKey, claims: ClaimsMaker): ForgedToken[] {
  const foreign = createTestKey(key.kid)
  const headers: Record<string, unknown>[] = [
    { jwk: foreign.jwk },
    { jku: 'https://evil.example/jwks.json' },
    { x5u: 'https://evil.example/cert.pem' },
    { x5c: ['MIIB'] },
    { x5t: 'AAAA' },
    { 'x5t#S256': 'AAAA' },
    { crit: ['exp'], exp: 1 },
    { crit: ['b64'], b64: false },
    { zip: 'DEF' },
  ]
  return headers.flatMap((header) => {
    const name = Object.keys(header)[0] ?? ''
    return [
      {
        name: `${name}, signed with the key it brings`,
        token: signToken(foreign, claims(), header),
      },
      { name: `${name}, signed with the right key`, token: signToken(key, claims(), header) },
    ]
  })
}

function withOtherHeaders(key: TestKey, claims: ClaimsMaker): ForgedToken[] {
  const kids = [
    '../../../../dev/null',
    '/dev/null',
    "' OR 1=1 --",
    '',
    ' ',
    'a'.repeat(4096),
    '\u0000',
    '__proto__/',
  ]
  const odd: unknown[] = [1, null, true, [], [key.kid], {}]
  const types = ['at+jwt', 'JWE', 'dpop+jwt', 'logout+jwt', '', 1, null]
  return [
    ...[...kids, ...odd].map((kid) => ({
      name: `kid ${JSON.stringify(kid)?.slice(0, 40)}`,
      token: signToken(key, claims(), { kid }),
    })),
    ...types.map((typ) => ({
      name: `typ ${JSON.stringify(typ)}`,
      token: signToken(key, claims(), { typ }),
    })),
    ...[1, null, [], ['ES256'], {}, 'es256', 'ES256 '].map((alg) => ({
      name: `alg ${JSON.stringify(alg)}`,
      token: signToken(key, claims(), { alg }),
    })),
  ]
}

function withOtherClaims(key: TestKey, claims: ClaimsMaker): ForgedToken[] {
  const now = Number(claims()['iat'])
  const issuer = String(claims()['iss'])
  const changes: Record<string, unknown>[] = [
    ...['https://evil.example/auth/v1', `${issuer}/`, issuer.toUpperCase(), '', null, 1, [issuer]].map(
      (iss) => ({ iss }),
    ),
    ...['anon', 'service_role', '', [], ['other'], null, 1, {}].map((aud) => ({ aud })),
    ...['', null, 1, {}, [], 'x'.repeat(300)].map((sub) => ({ sub })),
    ...[null, String(now + 60), {}, [], true].map((exp) => ({ exp })),
    ...[null, String(now), {}, []].map((iat) => ({ iat })),
    ...[String(now), {}, []].map((nbf) => ({ nbf })),
  ]
  const missing = ['iss', 'aud', 'sub', 'exp', 'iat'].map((name) => ({ [name]: undefined }))
  return [
    ...[...changes, ...missing].map((change) => ({
      name: `claims with ${Object.keys(change)[0]} ${JSON.stringify(Object.values(change)[0])?.slice(0, 40)}`,
      token: signToken(key, claims(change)),
    })),
    ...[null, [], 'text', 1, true, {}].map((payload) => ({
      name: `claims ${JSON.stringify(payload)}`,
      token: signToken(key, payload),
    })),
  ]
}

function withChangedBytes(genuine: string): ForgedToken[] {
  const [header = '', claims = '', signature = ''] = genuine.split('.')
  const changed = (part: string, place: number) =>
    part.slice(0, place) + (part[place] === 'A' ? 'B' : 'A') + part.slice(place + 1)
  const places = Array.from({ length: 24 }, (_, index) => index * 3)
  const other = encode({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: 'another-user' })
  const doubled = Buffer.from(claims, 'base64url').toString().replace(/\}$/, ',"sub":"another-user"}')
  return [
    ...places.map((place) => ({
      name: `signature changed at ${place}`,
      token: `${header}.${claims}.${changed(signature, place)}`,
    })),
    ...places.map((place) => ({
      name: `claims changed at ${place * 3}`,
      token: `${header}.${changed(claims, place * 3)}.${signature}`,
    })),
    { name: 'claims of another user', token: `${header}.${other}.${signature}` },
    {
      name: 'sub given twice',
      token: `${header}.${Buffer.from(doubled).toString('base64url')}.${signature}`,
    },
  ]
}

function withOtherSignatures(genuine: string): ForgedToken[] {
  const input = genuine.slice(0, genuine.lastIndexOf('.'))
  const order = 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551'
  const half = (byte: number) => Buffer.alloc(32, byte)
  const signatures: Record<string, Buffer> = {
    'r = s = 0': Buffer.alloc(64),
    'r = s = 1': Buffer.concat([Buffer.alloc(31), Buffer.from([1]), Buffer.alloc(31), Buffer.from([1])]),
    'r = 0': Buffer.concat([half(0), half(1)]),
    's = 0': Buffer.concat([half(1), half(0)]),
    'r = s = n': Buffer.from(order + order, 'hex'),
    'all ones': Buffer.alloc(64, 255),
    'too short': Buffer.alloc(63, 7),
    'too long': Buffer.alloc(65, 7),
    'DER encoded': Buffer.from(`30440220${'01'.repeat(32)}0220${'01'.repeat(32)}`, 'hex'),
  }
  return Object.entries(signatures).map(([name, bytes]) => ({
    name: `signature with ${name}`,
    token: `${input}.${bytes.toString('base64url')}`,
  }))
}

function withOtherShapes(genuine: string): ForgedToken[] {
  const [header = '', claims = '', signature = ''] = genuine.split('.')
  const tokens = [
    '',
    '.',
    '..',
    '...',
    'undefined',
    'null',
    header,
    `${header}.${claims}`,
    `${header}.${claims}.`,
    `${header}..${signature}`,
    `.${claims}.${signature}`,
    `${genuine}.`,
    `${genuine}.${signature}`,
    `${genuine}=`,
    `${genuine} `,
    ` ${genuine}`,
    `${genuine}\n`,
    `Bearer ${genuine}`,
    `${header}.${claims}.${signature}!`,
    `${header}.!!!.${signature}`,
    `!!!.${claims}.${signature}`,
    `${header}.${claims}.${'A'.repeat(9000)}`,
    `${header}.${encode('x')}.${signature}`,
    `${encode([])}.${claims}.${signature}`,
    `${encode(null)}.${claims}.${signature}`,
    `${Buffer.from([255, 254]).toString('base64url')}.${claims}.${signature}`,
    JSON.stringify({ payload: claims, signature, protected: header }),
    `${header}.${claims}.${signature}.${claims}.${signature}`,
  ]
  return tokens.map((token, index) => ({ name: `shape ${index}`, token }))
}
