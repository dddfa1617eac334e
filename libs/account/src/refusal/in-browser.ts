// Bundlers for browsers get this file in place of an entry for servers. Next stops at the marker, others at the names
// that are not here; both show what is said below.
import 'server-only'
/*!
 * The entry of @house-edge/account that was imported is for servers: a browser would be sent its code, and keys
 * with it. Handlers and pages of the account run on servers. For browsers there is "@house-edge/account/islands".
 */
