/** A way to pay, as readers call it. */
interface PaymentName {
  name: string
  /** Other words for it, in small letters. */
  also: readonly string[]
  /** What kind of payment method of the content it is. Without it, it is a brand. */
  kind?: 'bank' | 'card' | 'mobile' | 'voucher' | 'wallet'
}

const brand = (name: string, ...also: readonly string[]): PaymentName => ({ name, also })

/**
 * Ways to pay that readers ask for, whether or not a casino takes them. Words that mean something else beside casinos
 * (“wise”, “ideal”, “sofort”, “cards”) are none.
 */
export const paymentNames: readonly PaymentName[] = [
  brand('Apple Pay', 'applepay'),
  brand('Google Pay', 'gpay', 'googlepay'),
  brand('Samsung Pay'),
  brand('PayPal', 'pay pal', 'paypall', 'paypal'),
  brand('Visa', 'visa card'),
  brand('Mastercard', 'master card'),
  brand('Maestro'),
  brand('American Express', 'amex'),
  brand('credit cards', 'credit card'),
  brand('Skrill', 'skril', 'scrill', 'moneybookers'),
  brand('Neteller'),
  brand('Payz', 'ecopayz', 'eco payz'),
  brand('MuchBetter', 'much better'),
  brand('MiFinity'),
  brand('AstroPay', 'astro pay'),
  brand('Jeton'),
  brand('Revolut'),
  brand('Monzo'),
  brand('Trustly'),
  brand('Klarna', 'sofortüberweisung'),
  brand('Giropay'),
  brand('Bancontact'),
  brand('Przelewy24'),
  brand('BLIK'),
  brand('Interac'),
  brand('Vipps'),
  brand('Zimpler'),
  brand('Boku'),
  brand('Paysafecard', 'paysafe', 'paysafe card'),
  brand('Neosurf'),
  brand('Flexepin'),
  brand('Bitcoin', 'bitcoins', 'btc'),
  brand('Ethereum'),
  brand('Litecoin'),
  brand('Dogecoin'),
  brand('Tether', 'usdt'),
  brand('cryptocurrency', 'crypto', 'cryptos', 'cryptocurrencies'),
  { name: 'e-wallets', also: ['e wallet', 'ewallet', 'ewallets', 'wallet', 'wallets'], kind: 'wallet' },
  { name: 'debit cards', also: ['debit card', 'debit', 'bank card', 'bank cards'], kind: 'card' },
  { name: 'bank transfers', also: ['bank transfer', 'wire transfer', 'wire', 'bank'], kind: 'bank' },
  { name: 'vouchers', also: ['voucher', 'prepaid card', 'prepaid cards', 'prepaid'], kind: 'voucher' },
  {
    name: 'payment by phone',
    also: [
      'pay by phone',
      'pay by mobile',
      'phone bill',
      'mobile billing',
      'mobile payment',
      'mobile payments',
    ],
    kind: 'mobile',
  },
]
